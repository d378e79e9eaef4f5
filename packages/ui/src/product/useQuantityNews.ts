import { unitOf } from "@kamra/core/product";
import { formatQuantity } from "@kamra/core/text";
import { useState } from "react";
import { useTexts } from "../text/useTexts.ts";
import { productTexts } from "./text.hu.ts";
import type { QuantityChange, QuantityEntryOptions } from "./useQuantityEntry.ts";

/**
 * What to announce of a change: nothing before the cart has it, so that a refused or declined one is never announced.
 *
 * @rule SEAM-3
 */
export function useQuantityNews({
  product,
  quantity,
  quantityType,
  isPending = false,
}: Omit<QuantityEntryOptions, "onChange">) {
  const texts = useTexts("product", productTexts);
  const [asked, expect] = useState<QuantityChange | null>(null);
  const isThere = asked?.quantity === quantity && (quantity === 0 || asked.quantityType === quantityType) && !isPending;
  const inCart = () => texts.inCart(product.name, formatQuantity(quantity, unitOf(product, quantityType).name));
  return { expect, message: !isThere ? "" : quantity === 0 ? texts.removed(product.name) : inCart() };
}
