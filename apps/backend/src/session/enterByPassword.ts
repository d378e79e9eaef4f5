import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { UserRow } from "../database/tables/UserRow.ts";
import type { Cost } from "./argon2id.ts";
import { startSession } from "./startSession.ts";
import { verifyPassword } from "./verifyPassword.ts";

interface Entry {
  readonly userId: string;
  readonly password: string;
  /** The cost of a hash in this shop. */
  readonly cost: Cost;
  /** The name of the caller's browser. */
  readonly device: string | null;
  readonly now: Date;
}

/**
 * A day's session for a newly registered user, also for a repeated request; `null` when the password has changed. It
 * locks the account.
 */
export async function enterByPassword(
  db: Kysely<DatabaseSchema>,
  { userId, password, cost, device, now }: Entry,
): Promise<{ readonly user: UserRow; readonly token: string } | null> {
  return await db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom("users")
      .where("id", "=", userId)
      .forUpdate()
      .selectAll()
      .executeTakeFirst();
    if (user === undefined || !(await verifyPassword(password, { hash: user.password_hash, cost }))) return null;
    return { user, token: await startSession(transaction, { userId, stays: false, device, now }) };
  });
}
