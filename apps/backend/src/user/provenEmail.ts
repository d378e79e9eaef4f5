import { type RawBuilder, sql } from "kysely";
import type { User } from "../session/User.ts";

/**
 * A user's address in small letters, once they have shown that mail to it reaches them; else `null`, which is equal to
 * nothing: anybody can register with an address of somebody else's.
 */
export function provenEmail({ id }: Pick<User, "id">): RawBuilder<string | null> {
  return sql<string | null>`(select lower(email) from users where id = ${id} and email_verified_at is not null)`;
}
