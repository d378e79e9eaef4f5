import type { Selectable } from "kysely";
import type { UserTable } from "../session/SessionTables.ts";

/** A person as they are stored; what the contract does not name stays here. */
export type UserRow = Selectable<UserTable>;
