import { sql, type Kysely } from "kysely";

const statements = [
  `create table blog_entries (
     id integer primary key,
     title text not null,
     lead text not null,
     url text check (url ~ '^(/|https://)'),
     image_id integer references images on delete set null,
     published_at timestamptz not null
   )`,
  "create index on blog_entries (published_at desc)",
  `create table footer_blocks (
     id integer primary key,
     title text not null,
     position integer not null
   )`,
  `create table footer_links (
     block_id integer not null references footer_blocks on delete cascade,
     position integer not null,
     label text not null,
     url text not null check (url ~ '^(/|https://)'),
     primary key (block_id, position)
   )`,
];

/** What stands around the goods: the blog and the footer. */
export async function createContent(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
