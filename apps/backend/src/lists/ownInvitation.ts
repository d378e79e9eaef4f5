import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { User } from "../graphql/User.ts";

/** Whether a row of `shopping_list_shares`, called `share`, is an open invitation of this person. */
export function ownInvitation({ id }: Pick<User, "id">): RawBuilder<SqlBool> {
  const invited = sql`(select canonical_email from users where users.id = ${id})`;
  return sql<SqlBool>`(share.user_id is null and share.canonical_email = ${invited})`;
}
