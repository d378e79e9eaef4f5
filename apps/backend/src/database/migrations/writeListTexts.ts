import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  // The last action on each text, as of products: a removed text stays, so that a late older write finds the newer one.
  `create table shopping_list_texts (
     list_id text not null references shopping_lists on delete cascade,
     text text not null check (length(text) between 1 and 100),
     is_wanted boolean not null,
     created_at timestamptz not null,
     written_at timestamptz not null,
     primary key (list_id, text)
   )`,
];

const down = ["drop table shopping_list_texts"];

/** What is written on shopping lists in words. */
export const writeListTexts: Migration = { up: runStatements(up), down: runStatements(down) };
