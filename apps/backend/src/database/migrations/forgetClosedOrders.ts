import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = ["alter table orders add forget_when_closed boolean not null default false"];

const down = ["alter table orders drop forget_when_closed"];

/** Whether an order's account is deleted, so that the order forgets the person as soon as it is delivered or cancelled. */
export const forgetClosedOrders: Migration = { up: runStatements(up), down: runStatements(down) };
