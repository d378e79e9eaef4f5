import type { OrderedQuantity } from "../../product/OrderedQuantity.ts";
import type { ProductQuantities } from "../../product/Product.ts";
import type { CartLine } from "../model/Cart.ts";

/**
 * The quantity of a line in both of its product's units.
 *
 * @rule CART-18
 * @example orderedQuantity({ quantity: 0.54, alternativeQuantity: 3, product: { defaultUnit: { name: "kg" }, alternativeUnit: { name: "db" } } }) // => { quantity: 0.54, unitName: "kg", alternativeQuantity: 3, alternativeUnitName: "db" }
 */
export function orderedQuantity({
  quantity,
  alternativeQuantity,
  product: { defaultUnit, alternativeUnit },
}: Pick<CartLine, "quantity" | "alternativeQuantity"> & {
  readonly product: Pick<ProductQuantities, "defaultUnit" | "alternativeUnit">;
}): OrderedQuantity {
  return {
    quantity,
    unitName: defaultUnit.name,
    alternativeQuantity,
    alternativeUnitName: alternativeUnit?.name ?? null,
  };
}
