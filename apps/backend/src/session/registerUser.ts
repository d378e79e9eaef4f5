import { canonicalEmail } from "@kamra/core/form";
import type { Kysely } from "kysely";
import { texts } from "@kamra/core/texts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { randomId } from "../database/randomId.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { queueMail } from "../mail/queueMail.ts";
import type { UserRow } from "../database/tables/UserRow.ts";
import { issueOneTimeToken } from "./issueOneTimeToken.ts";

export interface NewUser extends Pick<UserRow, "email" | "name" | "telephone"> {
  readonly passwordHash: string;
  readonly now: Date;
}

/**
 * Creates an account, and queues a mail to its owner. Call it in a transaction.
 *
 * Errors: Refusal VALIDATION_FAILED for `email` when it is taken.
 *
 * @rule SESS-8
 */
export async function registerUser(
  db: Kysely<DatabaseSchema>,
  { email, name, telephone, passwordHash, now }: NewUser,
): Promise<UserRow> {
  const user = await db
    .insertInto("users")
    .values({
      id: randomId(),
      email,
      canonical_email: canonicalEmail(email),
      name,
      telephone,
      password_hash: passwordHash,
      created_at: now.toISOString(),
      last_login: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (user === undefined)
    throw new Refusal("VALIDATION_FAILED", {
      message: "The address is taken",
      validation: { email: [texts.session.emailTaken] },
    });
  const token = await issueOneTimeToken(db, { userId: user.id, purpose: "emailVerification", email, now });
  await queueMail(db, { to: email, userId: user.id, kind: "registration", data: { name, token }, now });
  return user;
}
