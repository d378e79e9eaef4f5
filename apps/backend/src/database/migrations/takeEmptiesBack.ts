import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

// The default stays for processes of the release before, which still run while this one starts.
const up = ["alter table orders add returns_empties boolean not null default false"];

const down = ["alter table orders drop returns_empties"];

/** Whether the courier takes empty bottles and cans back when bringing an order. */
export const takeEmptiesBack: Migration = { up: runStatements(up), down: runStatements(down) };
