import type { Selectable } from "kysely";
import type { Withdrawal } from "../generated/resolvers.ts";
import type { OrderProductTable } from "../order/OrderTables.ts";
import type { WithdrawalRow } from "./loadWithdrawals.ts";

/** The receipt of a withdrawal from an order with these products. */
export function encodeWithdrawal(
  { id, created_at, amount, products: withdrawn }: WithdrawalRow,
  { products }: { readonly products: ReadonlyArray<Selectable<OrderProductTable>> },
): Withdrawal {
  return {
    id: String(id),
    created_at,
    amount,
    products: withdrawn.flatMap(({ line, quantity: piece }) => {
      const product = products.find((each) => each.line === line);
      return product === undefined
        ? []
        : [
            {
              product_id: String(product.product_id),
              name: product.name,
              piece,
              default_quantity_name: product.quantity_name,
            },
          ];
    }),
  };
}
