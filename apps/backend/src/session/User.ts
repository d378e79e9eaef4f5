import type { Selectable } from "kysely";
import type { UserTable } from "./SessionTables.ts";

/** A person with an account, as those who ask in their name are known. */
export type User = Pick<Selectable<UserTable>, "id" | "email" | "name">;
