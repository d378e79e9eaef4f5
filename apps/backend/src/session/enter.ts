import type { ShopSettings } from "@kamra/core/settings";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { adoptCart } from "../cart/adoptCart.ts";
import { ownCart } from "../cart/ownCart.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import { type Device, rememberDevice } from "./knownDevices.ts";
import { startSession } from "./startSession.ts";

type LoginResult = Awaited<ResolversTypes["LoginResult"]>;

interface Entry {
  readonly userId: string;
  /** The guest's cart. */
  readonly cartId: string | null;
  readonly stays: boolean;
  readonly device: Device;
  readonly now: Date;
  readonly settings: ShopSettings;
}

/** Lets somebody in who has just shown who they are, with what is in their guest's cart. Call it in a transaction. */
export async function enter(
  db: Kysely<DatabaseSchema>,
  { userId, cartId, stays, device, now, settings }: Entry,
): Promise<LoginResult> {
  const known = await db.selectFrom("users").where("id", "=", userId).selectAll().executeTakeFirstOrThrow();
  // The cart before the person, as an order holds them that keeps their addresses: else both could wait for each other.
  const cart_changes = cartId === null ? [] : await adoptCart(db, { user: known, guestCartId: cartId, now, settings });
  const cart = await ownCart({ db, now, user: known });
  const user = await db
    .updateTable("users")
    .set({ last_login: now.toISOString() })
    .where("id", "=", userId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await rememberDevice(db, { userId, device, now });
  return { user, token: await startSession(db, { userId, stays, now }), cart, cart_changes };
}
