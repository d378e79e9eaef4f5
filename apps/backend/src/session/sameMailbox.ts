import { canonicalEmail } from "@kamra/core/form";
import { type RawBuilder, sql, type SqlBool } from "kysely";

/**
 * Whether a row with `email` and `canonical_email` is of the mailbox that an address names. A row from before there was a canonical
 * address may have none, because another one has it already: that row is known by its exact spelling.
 */
export function sameMailbox(email: string): RawBuilder<SqlBool> {
  const typed = email.trim();
  return sql<SqlBool>`(canonical_email = ${canonicalEmail(typed)} or (canonical_email is null and email = ${typed}))`;
}
