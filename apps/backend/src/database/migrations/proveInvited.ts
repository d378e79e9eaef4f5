import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const memberships = (invited: string): string => `create or replace view shopping_list_memberships as
  select id as list_id, owner_id as user_id, 'owner' as membership from shopping_lists
  union all
  select list_id, user_id, 'accepted' from shopping_list_shares where user_id is not null
  union all
  select share.list_id, users.id, 'pending'
  from shopping_list_shares share
  join users on lower(users.email) = lower(share.email)
  join shopping_lists list on list.id = share.list_id
  where ${invited}
    and list.owner_id <> users.id
    and not exists (
      select from shopping_list_shares accepted where accepted.list_id = share.list_id and accepted.user_id = users.id
    )`;

const up = [memberships("share.user_id is null and users.email_verified_at is not null")];

const down = [memberships("share.user_id is null")];

/**
 * Only the reader of an address's mail may accept its invitation: a registration alone does not prove who owns the
 * address.
 */
export const proveInvited: Migration = { up: runStatements(up), down: runStatements(down) };
