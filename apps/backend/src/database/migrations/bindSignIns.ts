import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  `alter table one_time_tokens add browser_hash text
     check (browser_hash is null or (purpose = 'signIn' and browser_hash ~ '^[0-9a-f]{64}$'))`,
];

const down = ["alter table one_time_tokens drop column browser_hash"];

/** A sign-in ends in the browser that it began in. */
export const bindSignIns: Migration = { up: runStatements(up), down: runStatements(down) };
