import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  "alter table access_tokens add is_readable boolean not null default true",
  "alter table access_tokens alter is_readable set default false",
];

const down = ["alter table access_tokens drop column is_readable"];

/** Tokens from when the shop's pages kept them where scripts could read them: these alone are taken over from such a cookie. */
export const markReadableTokens: Migration = { up: runStatements(up), down: runStatements(down) };
