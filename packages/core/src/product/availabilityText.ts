import type { ProductStatus } from "./Product.ts";
import { productTexts, type ProductTexts } from "./text.hu.ts";

/**
 * Why a product cannot be ordered now, as a text; `null` when it can. A status that only a newer server knows reads as
 * not available.
 *
 * @rule FMT-5
 * @example availabilityText("AVAILABLE") // => null
 */
export function availabilityText(
  status: ProductStatus,
  { texts = productTexts }: { readonly texts?: ProductTexts | undefined } = {},
): string | null {
  if (status === "AVAILABLE") return null;
  const reasons: Readonly<Record<string, string>> = texts.availability;
  return (Object.hasOwn(reasons, status) ? reasons[status] : undefined) ?? texts.availability.UNAVAILABLE;
}
