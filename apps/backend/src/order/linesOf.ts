import { sumQuantities } from "@kamra/core/product";
import type { Selectable } from "kysely";
import type { OrderProductTable } from "../database/tables/OrderTables.ts";
import type { WithdrawalProductTable } from "../database/tables/WithdrawalTables.ts";

/** An order's line with its withdrawn quantity. */
export interface OrderLine extends Selectable<OrderProductTable> {
  readonly withdrawn: number;
}

type Withdrawn = Pick<WithdrawalProductTable, "line" | "quantity">;

/** The lines of an order with their withdrawn quantities. */
export function linesOf(
  products: ReadonlyArray<Selectable<OrderProductTable>>,
  { withdrawals }: { readonly withdrawals: ReadonlyArray<{ readonly products: ReadonlyArray<Withdrawn> }> },
): OrderLine[] {
  const all = withdrawals.flatMap((withdrawal) => withdrawal.products);
  return products.map((product) => ({
    ...product,
    withdrawn: sumQuantities(all.filter(({ line }) => line === product.line).map(({ quantity }) => quantity)),
  }));
}
