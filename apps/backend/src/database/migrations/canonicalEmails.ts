import { canonicalEmail } from "@kamra/core/form";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const memberships = (isSameMailbox: string): string => `create or replace view shopping_list_memberships as
  select id as list_id, owner_id as user_id, 'owner' as membership from shopping_lists
  union all
  select list_id, user_id, 'accepted' from shopping_list_shares where user_id is not null
  union all
  select share.list_id, users.id, 'pending'
  from shopping_list_shares share
  join users on ${isSameMailbox}
  join shopping_lists list on list.id = share.list_id
  where share.user_id is null and users.email_verified_at is not null
    and list.owner_id <> users.id
    and not exists (
      select from shopping_list_shares accepted where accepted.list_id = share.list_id and accepted.user_id = users.id
    )`;

const addColumns = [
  "alter table users add canonical_email text",
  "alter table shopping_list_shares add canonical_email text",
  "alter table newsletter_subscriptions add canonical_email text",
  "alter table orders add canonical_email text",
];

/** Among several accounts of one mailbox, login finds the first in this order. */
const leaveOne = (table: string, { within, order }: { readonly within: string; readonly order: string }): string => `
  update ${table} set canonical_email = null where ctid in (
    select ctid from (
      select ctid, row_number() over (partition by ${within} order by ${order}) as place
      from ${table} where canonical_email is not null
    ) as placed where place > 1
  )`;

const settle = [
  // Accounts are not merged: the later ones keep their exact spelling, and are listed here.
  `create table email_collisions (
     user_id text primary key references users on delete cascade,
     canonical_email text
   )`,
  "insert into email_collisions (user_id, canonical_email) select id, canonical_email from users",
  leaveOne("users", { within: "canonical_email", order: "email_verified_at is null, created_at, id" }),
  "delete from email_collisions using users where users.id = user_id and users.canonical_email is not null",
  leaveOne("shopping_list_shares", { within: "list_id, canonical_email", order: "user_id is null, shared_at, email" }),
  leaveOne("newsletter_subscriptions", { within: "canonical_email", order: "confirmed_at is null, consented_at, id" }),

  "create unique index users_canonical_email on users (canonical_email)",
  "create unique index shopping_list_shares_canonical_email on shopping_list_shares (list_id, canonical_email)",
  "create index shopping_list_shares_invited on shopping_list_shares (canonical_email)",
  "create unique index newsletter_subscriptions_canonical_email on newsletter_subscriptions (canonical_email)",
  "create index orders_canonical_email on orders (canonical_email)",
  memberships("users.canonical_email = share.canonical_email"),
  `drop index users_lower_idx, shopping_list_shares_list_id_lower_idx, shopping_list_shares_lower_idx,
     newsletter_subscriptions_lower_idx, orders_lower_idx`,
  // Like the previous rule, but by exact spelling too: two addresses may differ only in case, which the database no longer decides.
  "create unique index users_email on users (email)",
  "create unique index shopping_list_shares_email on shopping_list_shares (list_id, email)",
];

const down = [
  "drop index users_email, shopping_list_shares_email",
  memberships("lower(users.email) = lower(share.email)"),
  "drop table email_collisions",
  "alter table orders drop canonical_email",
  "alter table newsletter_subscriptions drop canonical_email",
  "alter table shopping_list_shares drop canonical_email",
  "alter table users drop canonical_email",
  "create unique index on users (lower(email))",
  "create unique index on shopping_list_shares (list_id, lower(email))",
  "create index on shopping_list_shares (lower(email))",
  "create unique index on newsletter_subscriptions (lower(email))",
  "create index on orders (lower(contact_email))",
];

/** The database cannot compute it: its own idea of capitals is another one. */
async function fill(db: Kysely<unknown>, { table, column }: { readonly table: string; readonly column: string }) {
  const [rows, email] = [sql.table(table), sql.ref(column)];
  const { rows: known } = await sql<{ email: string }>`
    select distinct ${email} as email from ${rows} where ${email} is not null`.execute(db);
  const pairs = known.map(({ email: text }) => ({ typed: text, canonical: canonicalEmail(text) }));
  await sql`
    update ${rows} set canonical_email = pair.canonical
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair (typed text, canonical text)
    where ${email} = pair.typed`.execute(db);
}

/** Gives every address its canonical form, which identifies the mailbox from now on. */
export const canonicalEmails: Migration = {
  async up(db) {
    await runStatements(addColumns)(db);
    for (const table of ["users", "shopping_list_shares", "newsletter_subscriptions"])
      await fill(db, { table, column: "email" });
    await fill(db, { table: "orders", column: "contact_email" });
    await runStatements(settle)(db);
  },
  down: runStatements(down),
};
