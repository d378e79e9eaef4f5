import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  `alter table payments add column refusal text
     check (refusal in ('CANCELED', 'DECLINED', 'TIMED_OUT', 'UNREACHABLE'))`,
];

const down = ["alter table payments drop column refusal"];

/** Why a payment attempt failed. */
export const tellWhyUnpaid: Migration = { up: runStatements(up), down: runStatements(down) };
