import type { UnitPrice } from "../product/unitPrice.ts";
import { formatHuf } from "./formatHuf.ts";
import { type Formatted, formats as hungarian } from "../product/text.hu.ts";

/**
 * A unit price as shoppers read it.
 *
 * @rule PRICE-6
 * @example formatUnitPrice({ price: 1490, unit: "kg" }) // => "1\u00a0490\u00a0Ft/kg"
 */
export function formatUnitPrice({ price, unit }: UnitPrice, { formats = hungarian }: Formatted = {}): string {
  return `${formatHuf(price, { formats })}/${formats.unit(unit)}`;
}
