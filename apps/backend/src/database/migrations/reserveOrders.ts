import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = ["alter table orders add is_reserved boolean not null default true"];

const down = ["alter table orders drop is_reserved"];

/** Orders that have not taken their goods yet, because they wait for a click in a mail. */
export const reserveOrders: Migration = { up: runStatements(up), down: runStatements(down) };
