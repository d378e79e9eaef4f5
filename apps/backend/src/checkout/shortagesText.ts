import type { PricedLine } from "../cart/PricedCart.ts";
import type { StockedProduct } from "../cart/CartLineRow.ts";
import { shortageOf } from "../cart/shortageOf.ts";
import { placingTexts } from "./text.hu.ts";

type Counted = Pick<StockedProduct, "id" | "name" | "status" | "stock" | "default_quantity_name">;

/** Names the goods that cannot be ordered in the quantity of their lines, each with the reason; `null` for none. */
export function shortagesText(
  lines: ReadonlyArray<Pick<PricedLine, "quantity"> & { readonly product: Counted }>,
): string | null {
  const shortages = lines.flatMap(({ product, quantity }) => {
    const shortage = shortageOf(product, { quantity });
    return shortage === null ? [] : `${product.name} (${shortage})`;
  });
  return shortages.length > 0 ? placingTexts.shortages(shortages) : null;
}
