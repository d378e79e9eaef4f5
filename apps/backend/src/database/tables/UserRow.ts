import type { Selectable } from "kysely";
import type { UserTable } from "./SessionTables.ts";

/** A user as stored; fields outside of the contract stay here. */
export type UserRow = Selectable<UserTable>;
