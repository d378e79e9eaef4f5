import type { Selectable } from "kysely";
import type { OrderTable } from "./OrderTables.ts";

export type OrderRow = Selectable<OrderTable>;
