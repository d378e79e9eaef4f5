import { formatWeight } from "../product/formatWeight.ts";
import type { PieceEstimate } from "../product/pieceEstimate.ts";
import { formatHuf } from "./formatHuf.ts";
import { formatQuantity } from "./formatQuantity.ts";
import type { Formatted } from "../product/text.hu.ts";

/**
 * What one piece weighs and costs, about, as shoppers read it.
 *
 * @rule QTY-6
 * @example formatPieceEstimate({ unitName: "db", weight: 450, price: 1147 }) // => "1 db ≈ 450 g ≈ 1\u00a0147\u00a0Ft"
 */
export function formatPieceEstimate({ unitName, weight, price }: PieceEstimate, { formats }: Formatted = {}): string {
  return `${formatQuantity(1, unitName, { formats })} ≈ ${formatWeight(weight, { formats })} ≈ ${formatHuf(price, { formats })}`;
}
