import { type RawBuilder, sql } from "kysely";
import type { User } from "../session/User.ts";

/**
 * The canonical address of a user, once they have shown that mail to it reaches them; else `null`, which is equal to
 * nothing: anybody can register with an address of somebody else's.
 */
export function provenEmail({ id }: Pick<User, "id">): RawBuilder<string | null> {
  return sql<string | null>`(select canonical_email from users where id = ${id} and email_verified_at is not null)`;
}
