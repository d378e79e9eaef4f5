import type { OrderRow } from "../../database/tables/OrderRow.ts";

/** An order, and whether its caller has named its e-mail address. */
export type OrderParent = OrderRow & { readonly isShown?: true };
