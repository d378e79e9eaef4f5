import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  // The owner is a column of the list, so that a list has exactly one.
  `create table shopping_lists (
     id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
     owner_id text not null references users on delete cascade,
     name text not null check (length(name) between 1 and 100),
     type text not null check (type in ('shoppinglist', 'smartlist')),
     created_at timestamptz not null
   )`,
  "create index on shopping_lists (owner_id)",
  // An invitation is for an address, with or without an account; a person joins by accepting it.
  `create table shopping_list_shares (
     list_id text not null references shopping_lists on delete cascade,
     email text not null check (length(email) between 3 and 254),
     user_id text references users on delete cascade,
     shared_at timestamptz not null,
     accepted_at timestamptz,
     unique (list_id, user_id),
     check ((user_id is null) = (accepted_at is null))
   )`,
  "create unique index on shopping_list_shares (list_id, lower(email))",
  "create index on shopping_list_shares (lower(email))",
  "create index on shopping_list_shares (user_id)",
  // The last action on each product. A removed product stays with quantity 0, so that a late older write finds the
  // newer one. There is no foreign key, so a list keeps products through a refill of the catalogue.
  `create table shopping_list_products (
     list_id text not null references shopping_lists on delete cascade,
     product_id integer not null,
     quantity numeric(12, 5) not null check (quantity between 0 and 1000000),
     created_at timestamptz not null,
     written_at timestamptz not null,
     primary key (list_id, product_id)
   )`,
  // Each person's role in each of their lists, once.
  `create view shopping_list_memberships as
     select id as list_id, owner_id as user_id, 'owner' as membership from shopping_lists
     union all
     select list_id, user_id, 'accepted' from shopping_list_shares where user_id is not null
     union all
     select share.list_id, users.id, 'pending'
     from shopping_list_shares share
     join users on lower(users.email) = lower(share.email)
     join shopping_lists list on list.id = share.list_id
     where share.user_id is null
       and list.owner_id <> users.id
       and not exists (
         select from shopping_list_shares accepted where accepted.list_id = share.list_id and accepted.user_id = users.id
       )`,
];

const down = [
  "drop view shopping_list_memberships",
  "drop table shopping_list_products, shopping_list_shares, shopping_lists",
];

/** Shopping lists, their invitations, and their products. */
export const createShoppingLists: Migration = { up: runStatements(up), down: runStatements(down) };
