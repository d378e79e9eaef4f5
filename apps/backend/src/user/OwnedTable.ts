import type { UserTables } from "../database/tables/UserTables.ts";

/** The tables of addresses and cards: a user has several rows, and one is the default. */
export type OwnedTable = keyof UserTables;
