import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  // Each word as written, its Hungarian stem, and that stem without accents: shoppers may leave out accents, and the
  // stemmer cuts "almák" and "almak" differently.
  `create function search_document(words text) returns tsvector language sql immutable strict parallel safe as $$
     select to_tsvector('pg_catalog.simple', fold(words))
       || fold(to_tsvector('pg_catalog.hungarian', words)::text)::tsvector
       || to_tsvector('pg_catalog.hungarian', fold(words))
   $$`,
  // Every word has to be there in one of those forms. The endings say which: ":*" takes longer words too, ":A" only names.
  `create function search_query(words text[], ending text, last_ending text) returns tsquery language sql stable strict parallel safe as $$
     select string_agg('(' || forms.query || ')', ' & ')::tsquery
     from unnest(words) with ordinality as wanted(word, place)
     cross join lateral (
       select string_agg(distinct '''' || form || '''' || form_ending, ' | ') as query
       from (
         select fold(word) as form, case when place = cardinality(words) then last_ending else ending end as form_ending
         union all select fold(stem), ending from unnest(ts_lexize('pg_catalog.hungarian_stem', word)) stem
         union all select stem, ending from unnest(ts_lexize('pg_catalog.hungarian_stem', fold(word))) stem
       ) form
       where form <> ''
     ) forms
   $$`,
  // All words of the names, to correct misspelt ones.
  `create table search_words (
     word text primary key,
     uses integer not null check (uses > 0)
   )`,
  "create index on search_words using gin (word gin_trgm_ops)",
];

const down = [
  "drop table search_words",
  "drop function search_query(text[], text, text)",
  "drop function search_document(text)",
];

/** How names are searched: the forms of their words, and the words themselves. */
export const createSearch: Migration = { up: runStatements(up), down: runStatements(down) };
