import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  "drop index search_words_word_idx",
  `alter table search_words
     add column written text not null default '',
     add column is_brand boolean not null default false,
     add column is_for_adults boolean not null default false`,
  "alter table product_index drop column search_text",
];

const down = [
  "alter table product_index add column search_text text not null default ''",
  "alter table search_words drop column written, drop column is_brand, drop column is_for_adults",
  "create index on search_words using gin (word gin_trgm_ops)",
];

/** Words are compared by the rules of core: the database keeps what they have to know of each. */
export const knowSearchWords: Migration = { up: runStatements(up), down: runStatements(down) };
