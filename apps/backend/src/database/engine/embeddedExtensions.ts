export { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
export { unaccent } from "@electric-sql/pglite/contrib/unaccent";
