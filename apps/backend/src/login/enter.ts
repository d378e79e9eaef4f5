import type { ShopSettings } from "@kamra/core/settings";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { adoptCart } from "../cart/adoptCart.ts";
import { ownCart } from "../cart/ownCart.ts";
import type { ResolversTypes } from "../graphql/generated/resolvers.ts";
import type { UserRow } from "../database/tables/UserRow.ts";
import type { Refusal } from "../graphql/Refusal.ts";
import { type Device, rememberDevice } from "../session/knownDevices.ts";
import { startSession } from "../session/startSession.ts";

type LoginResult = Awaited<ResolversTypes["LoginResult"]>;

interface Entry {
  readonly userId: string;
  /** Whether the credential is still valid, checked while the account is locked. */
  readonly isStillGood: (db: Kysely<DatabaseSchema>, user: UserRow) => Promise<boolean>;
  /** The error when it is not. */
  readonly refusal: () => Refusal;
  /** The guest's cart. */
  readonly cartId: string | null;
  readonly stays: boolean;
  readonly device: Device;
  readonly now: Date;
  readonly settings: ShopSettings;
}

/**
 * Starts a session for an authenticated user, and adopts their guest's cart. A concurrent password reset ends the
 * session, or prevents it. Call it in a transaction.
 */
export async function enter(
  db: Kysely<DatabaseSchema>,
  { userId, isStillGood, refusal, cartId, stays, device, now, settings }: Entry,
): Promise<LoginResult> {
  const known = await db.selectFrom("users").where("id", "=", userId).selectAll().executeTakeFirst();
  if (known === undefined) throw refusal();
  // The cart before the person, as an order holds them that keeps their addresses: else both could wait for each other.
  const cart_changes = cartId === null ? [] : await adoptCart(db, { user: known, guestCartId: cartId, now, settings });
  const cart = await ownCart({ db, now, user: known });
  const user = await db
    .updateTable("users")
    .set({ last_login: now.toISOString() })
    .where("id", "=", userId)
    .returningAll()
    .executeTakeFirst();
  if (user === undefined || !(await isStillGood(db, user))) throw refusal();
  await rememberDevice(db, { userId, device, now });
  return { user, token: await startSession(db, { userId, stays, device: device.name, now }), cart, cart_changes };
}
