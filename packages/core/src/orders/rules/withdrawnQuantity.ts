import { roundQuantity } from "../../product/roundQuantity.ts";
import type { OrderLine } from "../model/Order.ts";
import { withdrawalUnit } from "./withdrawalUnit.ts";

/**
 * The quantity of a line to withdraw, for a typed one: at most the rest, in whole steps unless it is the rest. 0
 * withdraws nothing.
 *
 * @rule LAW-11
 * @example withdrawnQuantity({ quantity: 6, unitName: "db", withdrawableQuantity: 4 }, { wanted: 2 }) // => 2
 * @example withdrawnQuantity({ quantity: 6, unitName: "db", withdrawableQuantity: 4 }, { wanted: 5 }) // => 4
 * @example withdrawnQuantity({ quantity: 0.545, unitName: "kg", withdrawableQuantity: 0.545 }, { wanted: 0.255 }) // => 0.26
 */
export const withdrawnQuantity = (
  line: Pick<OrderLine, "quantity" | "unitName" | "withdrawableQuantity">,
  { wanted }: { readonly wanted: number },
): number => Math.min(line.withdrawableQuantity, roundQuantity(wanted, withdrawalUnit(line)));
