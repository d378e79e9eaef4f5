import type { ShopSettings } from "@kamra/core/settings";
import { limitQuantity, productId, productTexts } from "@kamra/core/product";
import type { Context } from "../graphql/Context.ts";
import type { Validation } from "../graphql/Refusal.ts";
import type { ProductRow } from "../product/ProductRow.ts";
import { quantityFigures } from "../product/quantityFigures.ts";
import type { PricedCart } from "./PricedCart.ts";

type Limits = Pick<ShopSettings, "purchaseLimits">;

/** A product's limit in one cart, in default units; `null` without one. */
export function purchaseLimitOf({ id }: Pick<ProductRow, "id">, { purchaseLimits }: Limits): number | null {
  return purchaseLimits[productId(String(id))] ?? null;
}

/**
 * The message when a cart may not hold this many default units of a product; `null` when it may.
 *
 * @rule QTY-7
 */
export function purchaseLimitProblem(
  { product, quantity }: { readonly product: ProductRow; readonly quantity: number },
  limits: Limits,
): string | null {
  const { defaultUnit: unit } = quantityFigures(product, { empties: [] });
  const isAbove = limitQuantity(quantity, { unit, limit: purchaseLimitOf(product, limits) }) < quantity;
  return isAbove ? productTexts.purchaseLimitReached : null;
}

/**
 * The lines of a cart that exceed a limit, which may be newer than the line.
 *
 * @rule QTY-7
 */
export function purchaseLimitProblems(
  { lines }: Pick<PricedCart, "lines">,
  { settings }: Pick<Context, "settings">,
): Validation {
  const products = lines.flatMap((line) => {
    const problem = purchaseLimitProblem(line, settings);
    return problem === null ? [] : [`${line.product.name}: ${problem}`];
  });
  return products.length > 0 ? { products } : {};
}
