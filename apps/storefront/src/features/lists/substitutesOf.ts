import { isOrderable, type Product } from "@kamra/core/product";

/** Replacements of products that are not available, by their ids; null where there is none. */
export type Substitutes = Readonly<Record<string, Product | null>>;

/** The replacements of the products that are not available; those are left out whose similar products are not known yet. */
export async function substitutesOf<Listed extends Pick<Product, "id" | "status">>(
  products: ReadonlyArray<Listed>,
  similarTo: (product: Listed) => Promise<ReadonlyArray<Product> | null>,
): Promise<Substitutes> {
  const proposed = await Promise.all(
    products
      .filter((product) => !isOrderable(product))
      .map(async (product) => {
        const similar = await similarTo(product);
        return similar === null ? [] : [[product.id, similar[0] ?? null] as const];
      }),
  );
  return Object.fromEntries(proposed.flat());
}
