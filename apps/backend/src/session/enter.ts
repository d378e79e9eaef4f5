import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { ownCart } from "../cart/ownCart.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import { startSession } from "./startSession.ts";

type LoginResult = Awaited<ResolversTypes["LoginResult"]>;

interface Entry {
  readonly userId: string;
  /** The guest's cart. */
  readonly cartId: string | null;
  readonly stays: boolean;
  readonly now: Date;
}

/** Lets somebody in who has just shown who they are. Call it in a transaction. */
export async function enter(db: Kysely<DatabaseSchema>, { userId, stays, now }: Entry): Promise<LoginResult> {
  const user = await db.updateTable("users").set({ last_login: now.toISOString() }).where("id", "=", userId).returningAll().executeTakeFirstOrThrow();
  return { user, token: await startSession(db, { userId, stays, now }), cart: await ownCart({ db, now, user }) };
}
