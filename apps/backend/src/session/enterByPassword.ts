import type { Context } from "../graphql/Context.ts";
import type { RegistrationParent } from "../graphql/parents/RegistrationParent.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { startSession } from "./startSession.ts";
import { verifyPassword } from "./verifyPassword.ts";

/** The account was deleted, or got another password, since it was registered. */
export const accountGone = () => new Refusal("NOT_FOUND", { message: "The account is gone" });

/**
 * A newly registered user, also for a repeated request; `null` when the password has changed. Their session, of a day,
 * begins when its token is asked for. A client that logs in instead leaves no unused session behind.
 */
export async function enterByPassword(
  { userId, password }: { readonly userId: string; readonly password: string },
  { db, now, device, session, passwordCost: cost }: Context,
): Promise<RegistrationParent | null> {
  const user = await db.selectFrom("users").where("id", "=", userId).selectAll().executeTakeFirst();
  if (user === undefined || !(await verifyPassword(password, { hash: user.password_hash, cost }))) return null;
  const start = () =>
    db.transaction().execute(async (transaction) => {
      const held = await transaction
        .selectFrom("users")
        .where("id", "=", userId)
        .where("password_hash", "=", user.password_hash)
        .forUpdate()
        .select("id")
        .executeTakeFirst();
      if (held === undefined) throw accountGone();
      return await startSession(transaction, { userId, stays: false, device: device.name, now });
    });
  return { user, token: async () => await session.begin(await start(), { stays: false }) };
}
