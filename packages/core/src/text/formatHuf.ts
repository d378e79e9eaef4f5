import type { Huf } from "../product/amounts.ts";
import { groupThousands } from "../product/groupThousands.ts";
import { type Formatted, formats as hungarian } from "../product/text.hu.ts";

/**
 * An amount as shoppers read it, in the currency of the formats; its spaces do not break, and what is below 0 has a minus sign (U+2212).
 *
 * @rule FMT-1
 * @example formatHuf(1234) // => "1\u00a0234\u00a0Ft"
 * @example formatHuf(-50) // => "−50\u00a0Ft"
 */
export function formatHuf(amount: Huf, { formats = hungarian }: Formatted = {}): string {
  const sign = amount < 0 ? "−" : "";
  return formats.money(`${sign}${groupThousands(Math.abs(amount), { formats })}`, amount);
}
