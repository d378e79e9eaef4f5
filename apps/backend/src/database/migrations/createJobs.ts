import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  `create table jobs (
     name text primary key check (name <> ''),
     next_run_at timestamptz not null
   )`,
];

const down = ["drop table jobs"];

/** When each job is due, so that of several processes one runs it. */
export const createJobs: Migration = { up: runStatements(up), down: runStatements(down) };
