import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { UserRow } from "../user/UserRow.ts";
import { startSession } from "./startSession.ts";
import { verifyPassword } from "./verifyPassword.ts";

interface Entry {
  readonly userId: string;
  readonly password: string;
  readonly now: Date;
}

/**
 * A day's session for who has made an account, now or by a request whose answer was lost; `null` when the password is not the account's
 * any more. Nobody can change the password meanwhile.
 */
export async function enterByPassword(
  db: Kysely<DatabaseSchema>,
  { userId, password, now }: Entry,
): Promise<{ readonly user: UserRow; readonly token: string } | null> {
  return await db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom("users")
      .where("id", "=", userId)
      .forUpdate()
      .selectAll()
      .executeTakeFirst();
    if (user === undefined || !(await verifyPassword(password, { hash: user.password_hash }))) return null;
    return { user, token: await startSession(transaction, { userId, stays: false, now }) };
  });
}
