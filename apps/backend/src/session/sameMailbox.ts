import { canonicalEmail, fieldKinds } from "@kamra/core/form";
import { type RawBuilder, sql, type SqlBool } from "kysely";

/**
 * Whether a row with `email` and `canonical_email` has the mailbox of an address. An old row may have no canonical
 * address because another row has it: that row is found by its exact spelling.
 */
export function sameMailbox(email: string): RawBuilder<SqlBool> {
  const typed = fieldKinds.email(email).value;
  return sql<SqlBool>`(canonical_email = ${canonicalEmail(typed)} or (canonical_email is null and email = ${typed}))`;
}
