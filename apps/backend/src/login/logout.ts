import { createCart } from "../cart/createCart.ts";
import type { ResolversTypes } from "../graphql/generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { requireUser } from "../session/requireUser.ts";

/**
 * Revokes the request's token, and returns a new guest's cart.
 *
 * Errors: Refusal UNAUTHENTICATED for a guest.
 *
 * @rule SESS-4
 */
export async function logout(context: Context): Promise<Awaited<ResolversTypes["Cart"]>> {
  requireUser(context);
  const { db, now, tokenHash, session } = context;
  await db.updateTable("access_tokens").set({ revoked_at: now.toISOString() }).where("hash", "=", tokenHash).execute();
  session.end();
  // It needs no limit: logouts cannot outnumber logins.
  return await createCart({ ...context, user: null, network: null, idempotencyKey: null });
}
