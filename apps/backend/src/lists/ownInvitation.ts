import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { User } from "../session/User.ts";

/** Whether a row of `shopping_list_shares`, called `share`, invites this person, who has not accepted yet. */
export function ownInvitation({ id }: Pick<User, "id">): RawBuilder<SqlBool> {
  const invited = sql`(select canonical_email from users where users.id = ${id})`;
  return sql<SqlBool>`(share.user_id is null and share.canonical_email = ${invited})`;
}
