import type { OrderLine } from "@kamra/core/order";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";

/** What came of ordering again. */
export interface Reordered {
  /** How many products are in the cart now, each with at least as much as was ordered. */
  readonly added: number;
  /** The names of the products that could not be had. */
  readonly missed: ReadonlyArray<string>;
}

/**
 * Puts what was ordered into the cart, in the units that it was ordered in. What is in the cart already counts: its quantity is
 * raised to what was ordered, never lowered. One product that is refused does not stop the others.
 *
 * Errors: a ShopError when the products cannot be asked for.
 */
export async function reorder(
  { catalogue, cart }: Pick<StorefrontShop, "catalogue" | "cart">,
  lines: ReadonlyArray<Pick<OrderLine, "productId" | "name" | "quantity" | "alternativeQuantity" | "quantityType">>,
): Promise<Reordered> {
  const products = new Map(
    (await catalogue.productsById(lines.map(({ productId }) => productId))).map((product) => [product.id, product]),
  );
  const add = async (line: (typeof lines)[number]): Promise<boolean> => {
    const product = products.get(line.productId);
    if (product === undefined || product.status !== "AVAILABLE") return false;
    const present = cart.state.get().cart?.lines.find(({ product: { id } }) => id === line.productId);
    if (present !== undefined && present.quantity >= line.quantity) return true;
    const isAlternative = line.quantityType === "alternative" && line.alternativeQuantity !== null;
    const wanted = isAlternative
      ? { quantity: line.alternativeQuantity, quantityType: "alternative" as const }
      : { quantity: line.quantity, quantityType: "default" as const };
    return cart.setQuantity(product, wanted).then(
      () => true,
      () => false,
    );
  };
  const results = await Promise.all(lines.map(async (line) => ({ name: line.name, isThere: await add(line) })));
  return {
    added: results.filter(({ isThere }) => isThere).length,
    missed: results.filter(({ isThere }) => !isThere).map(({ name }) => name),
  };
}
