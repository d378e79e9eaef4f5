import type { CartLine } from "@kamra/core/cart";
import type { OrderLine } from "@kamra/core/orders";
import type { Product } from "@kamra/core/product";
import { formatQuantity } from "@kamra/core/text";
import type { AddedQuantity } from "@kamra/ui";

type Wanted = Pick<OrderLine, "quantity" | "alternativeQuantity" | "quantityType">;

interface Placed extends Pick<CartLine, "quantity" | "alternativeQuantity"> {
  readonly product: Pick<Product, "name"> & {
    readonly defaultUnit: Unit;
    readonly alternativeUnit: Unit | null;
  };
}

interface Unit {
  readonly name: string;
}

/**
 * How much of a product is in the cart instead of what was ordered earlier, for example because its least quantity has
 * risen; null when it is as much.
 */
export function quantityChange(
  wanted: Wanted,
  { quantity, alternativeQuantity, product }: Placed,
): AddedQuantity | null {
  const inUnits = wanted.quantityType === "alternative" && wanted.alternativeQuantity !== null;
  const unit = inUnits ? product.alternativeUnit : product.defaultUnit;
  const [before, after] = inUnits ? [wanted.alternativeQuantity, alternativeQuantity] : [wanted.quantity, quantity];
  if (before === null || after === null || unit === null || before === after) return null;
  return { name: product.name, before: formatQuantity(before, unit.name), after: formatQuantity(after, unit.name) };
}
