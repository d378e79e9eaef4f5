import { huf, type Huf } from "./amounts.ts";
import type { ProductQuantities } from "./Product.ts";

/**
 * The deposit (visszaváltási díj) that comes with one default unit. It is outside VAT, and no discount reduces it.
 *
 * Units: whole forint.
 *
 * @rule LAW-3
 * @example depositOf({ deposits: [{ id: "1", name: "palack", price: 50, weight: 30 }, { id: "2", name: "rekesz", price: 900, weight: null }] }) // => 950
 */
export function depositOf({ deposits }: Pick<ProductQuantities, "deposits">): Huf {
  return huf(deposits.reduce((sum, { price }) => sum + price, 0));
}
