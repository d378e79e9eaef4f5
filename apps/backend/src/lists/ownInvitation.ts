import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { User } from "../session/User.ts";

/** Whether a row of `shopping_list_shares`, called `share`, invites this person, who has not accepted yet. */
export function ownInvitation({ email }: Pick<User, "email">): RawBuilder<SqlBool> {
  return sql<SqlBool>`(share.user_id is null and lower(share.email) = lower(${email}))`;
}
