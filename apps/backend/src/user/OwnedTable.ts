import type { UserTables } from "./UserTables.ts";

/** What a person has several of, one of them being the default. */
export type OwnedTable = keyof UserTables;
