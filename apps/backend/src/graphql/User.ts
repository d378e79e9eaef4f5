import type { Selectable } from "kysely";
import type { UserTable } from "../database/tables/SessionTables.ts";

/** A user, as the authenticated caller of a request. */
export type User = Pick<Selectable<UserTable>, "id" | "email" | "name">;
