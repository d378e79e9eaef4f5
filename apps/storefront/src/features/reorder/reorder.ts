import type { OrderLine } from "@kamra/core/orders";
import type { Product } from "@kamra/core/product";
import type { AddedQuantity } from "@kamra/ui";
import { quantityChange } from "./quantityChange.ts";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";

/** The result of a reorder. */
export interface Reordered {
  /** The products now in the cart with at least the ordered quantity. */
  readonly added: ReadonlyArray<Product>;
  /** The names of the unavailable products. */
  readonly missed: ReadonlyArray<string>;
  /** Those that came into the cart in another quantity than ordered. */
  readonly changed: ReadonlyArray<AddedQuantity>;
}

/**
 * Adds ordered products to the cart, in their ordered units. An existing line is raised to the ordered quantity, never
 * lowered. A refused product does not stop the others.
 *
 * Errors: a ShopError when the products cannot be loaded.
 */
export async function reorder(
  { catalogue, cart }: Pick<StorefrontShop, "catalogue" | "cart">,
  lines: ReadonlyArray<Pick<OrderLine, "productId" | "name" | "quantity" | "alternativeQuantity" | "quantityType">>,
): Promise<Reordered> {
  const products = new Map(
    (await catalogue.productsById(lines.map(({ productId }) => productId))).map((product) => [product.id, product]),
  );
  const inCart = (id: string) => cart.state.get().cart?.lines.find(({ product }) => product.id === id);
  const changed: AddedQuantity[] = [];
  const add = async (line: (typeof lines)[number]): Promise<Product | null> => {
    const product = products.get(line.productId);
    if (product === undefined || product.status !== "AVAILABLE") return null;
    const present = inCart(line.productId);
    if (present !== undefined && present.quantity >= line.quantity) return product;
    const isAlternative = line.quantityType === "alternative" && line.alternativeQuantity !== null;
    const wanted = isAlternative
      ? { quantity: line.alternativeQuantity, quantityType: "alternative" as const }
      : { quantity: line.quantity, quantityType: "default" as const };
    const { kind } = await cart.setQuantity(product, wanted);
    if (kind === "refused" || kind === "skipped") return null;
    const placed = inCart(line.productId);
    const change = placed === undefined ? null : quantityChange(line, placed);
    if (change !== null) changed.push(change);
    return product;
  };
  const results = await Promise.all(lines.map(async (line) => ({ name: line.name, product: await add(line) })));
  return {
    added: results.flatMap(({ product }) => product ?? []),
    changed,
    missed: results.flatMap(({ name, product }) => (product === null ? [name] : [])),
  };
}
