import type { HeldListLine } from "@kamra/core/lists";
import type { Product } from "@kamra/core/product";
import { listsText } from "./text.hu.ts";

/** The name of a list's line, also of one whose product the shop has deleted. */
export const nameOnList = (
  { productId, deletedName }: Pick<HeldListLine, "productId" | "deletedName">,
  products: ReadonlyArray<Product>,
): string => products.find(({ id }) => id === productId)?.name ?? deletedName ?? listsText.unknownProduct;
