import {
  isOrderable,
  limitQuantity,
  type Product,
  type QuantityType,
  roundQuantity,
  sumQuantities,
  toAlternativeQuantity,
  toDefaultQuantity,
  unitOf,
} from "@kamra/core/product";
import type { WrittenLine } from "./writeLines.ts";

/** A line with the product fields that the rules read. */
export interface MergeLine extends WrittenLine {
  readonly product: Pick<Product, "status" | "defaultUnit" | "alternativeUnit">;
}

/** How the merge changed a guest's line. Quantities are in default units. */
export interface MergeNote {
  readonly product_id: number;
  readonly kind: "capped" | "changed" | "dropped";
  /** Of both carts together. */
  readonly wanted: number;
  /** The merged cart. */
  readonly piece: number;
}

interface Merge {
  readonly guest: ReadonlyArray<MergeLine>;
  /** A product's limit in default units; `null` without one. */
  readonly limitOf: (line: MergeLine) => number | null;
  /** The maximum number of products in a cart. */
  readonly mostLines: number;
}

const countIn = (type: QuantityType, { product, quantity, alternative_quantity }: MergeLine): number =>
  type === "default" ? quantity : (alternative_quantity ?? toAlternativeQuantity(quantity, unitOf(product, type)));

/** Merges two lines of a product, in the unit of the first. A single line stays as it is. */
function addUp(
  both: readonly [MergeLine, ...MergeLine[]],
  limit: number | null,
): { readonly line: MergeLine; readonly isCapped: boolean } {
  const [first] = both;
  const type = first.product.alternativeUnit === null ? "default" : first.quantity_type;
  const unit = unitOf(first.product, type);
  const rounded = roundQuantity(sumQuantities(both.map((line) => countIn(type, line))), unit);
  const count = limitQuantity(rounded, { unit, limit });
  const line = {
    ...first,
    quantity: "exchangeRate" in unit ? toDefaultQuantity(count, unit) : count,
    quantity_type: type,
    alternative_quantity: type === "default" ? null : count,
    sliced: both.some(({ sliced }) => sliced),
    gift_card_text: both.find(({ gift_card_text }) => gift_card_text !== null)?.gift_card_text ?? null,
    ribbon_color: both.find(({ ribbon_color }) => ribbon_color !== null)?.ribbon_color ?? null,
    substitution: both.find(({ substitution }) => substitution !== null)?.substitution ?? null,
  };
  return { line, isCapped: count < rounded };
}

/** Whether the merged line differs from either original by more than its quantity. */
function hasOtherOptions(
  merged: MergeLine,
  { quantity_type, sliced, gift_card_text, ribbon_color, substitution }: MergeLine,
): boolean {
  return (
    quantity_type !== merged.quantity_type ||
    sliced !== merged.sliced ||
    (gift_card_text ?? merged.gift_card_text) !== merged.gift_card_text ||
    (ribbon_color ?? merged.ribbon_color) !== merged.ribbon_color ||
    (substitution ?? merged.substitution) !== merged.substitution
  );
}

/**
 * Merges a guest's cart into a user's: adds quantities of the same product, in the unit of the existing line. Existing
 * lines keep their places, new ones follow. Every loss gets a note.
 *
 * Rounding: the sum, to a quantity that can be ordered. Errors: QuantityError.
 *
 * @rule QTY-2, QTY-4, QTY-6, QTY-7
 */
export function mergeCarts(
  cart: ReadonlyArray<MergeLine>,
  { guest, limitOf, mostLines }: Merge,
): { readonly lines: ReadonlyArray<MergeLine>; readonly notes: ReadonlyArray<MergeNote> } {
  const lines = new Map(cart.map((line) => [line.product_id, line]));
  const notes = guest.flatMap((line): MergeNote[] => {
    const { product_id, product } = line;
    const own = lines.get(product_id);
    const both = own === undefined ? ([line] as const) : ([own, line] as const);
    const wanted = sumQuantities(both.map(({ quantity }) => quantity));
    if (!isOrderable(product) || (own === undefined && lines.size >= mostLines)) {
      return [{ product_id, kind: "dropped", wanted, piece: own?.quantity ?? 0 }];
    }
    const { line: merged, isCapped } = addUp(both, limitOf(line));
    const { quantity: piece } = merged;
    if (piece > 0) lines.set(product_id, merged);
    else lines.delete(product_id);
    if (isCapped) return [{ product_id, kind: "capped", wanted, piece }];
    const isChanged = piece !== wanted || both.some((each) => hasOtherOptions(merged, each));
    return isChanged ? [{ product_id, kind: "changed", wanted, piece }] : [];
  });
  return { lines: [...lines.values()], notes };
}
