import { type RawBuilder, sql } from "kysely";
import type { User } from "../graphql/User.ts";

/**
 * A user's canonical address, if proved; else `null`, which equals nothing: anyone can register with another person's
 * address.
 */
export function provenEmail({ id }: Pick<User, "id">): RawBuilder<string | null> {
  return sql<string | null>`(select canonical_email from users where id = ${id} and email_verified_at is not null)`;
}
