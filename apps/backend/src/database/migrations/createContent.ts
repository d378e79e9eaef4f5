import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
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

const down = ["drop table footer_links, footer_blocks, blog_entries"];

/** The shop's content: the blog and the footer. */
export const createContent: Migration = { up: runStatements(up), down: runStatements(down) };
