import type { ShopSettings } from "@kamra/core/settings";
import { lineQuantity } from "@kamra/core/cart";
import { fieldKinds } from "@kamra/core/form";
import { QuantityError } from "@kamra/core/product";
import type { CartProductInput } from "../generated/types.ts";
import { quantityFigures } from "../product/quantityFigures.ts";
import type { ProductRow } from "../product/ProductRow.ts";
import type { CartLineRow } from "./CartLineRow.ts";
import { purchaseLimitProblem } from "./purchaseLimits.ts";
import { cartTexts } from "./text.hu.ts";

/** The new state of a line, before it is written. */
export type DecidedLine = Omit<CartLineRow, "product">;

/** The problem of an entry: its field, and the message for the shopper. */
export interface LineProblem {
  readonly field: string;
  readonly message: string;
}

const greatestQuantity = 1_000_000;
const longestGiftCardText = 1000;

/** The facts that decide an entry, besides the existing line. */
interface Terms {
  readonly product: ProductRow;
  readonly settings: Pick<ShopSettings, "purchaseLimits">;
}

type Amount = Pick<DecidedLine, "quantity" | "quantity_type" | "alternative_quantity">;

function decideAmount(
  { piece, quantity_type = "default" }: CartProductInput,
  { product, settings }: Terms,
): Amount | LineProblem {
  const units = quantityFigures(product, { empties: [] });
  try {
    const wanted = lineQuantity(units, { quantity: piece, quantityType: quantity_type });
    const greatest = Math.max(wanted?.quantity ?? 0, wanted?.alternativeQuantity ?? 0);
    if (!wanted?.quantity || greatest >= greatestQuantity)
      return { field: "piece", message: cartTexts.quantity.tooLarge };
    const message = purchaseLimitProblem({ product, quantity: wanted.quantity }, settings);
    if (message !== null) return { field: "piece", message };
    return { quantity: wanted.quantity, quantity_type, alternative_quantity: wanted.alternativeQuantity };
  } catch (error) {
    if (error instanceof QuantityError)
      return {
        field: error.kind === "noSuchUnit" ? "quantity_type" : "piece",
        message: cartTexts.quantity[error.kind],
      };
    throw error;
  }
}

const giftCardText = (text: string | null) => fieldKinds.note(text, { longest: longestGiftCardText });

/** A gift's words as they are stored. */
const giftOf = (wanted: CartProductInput["additional_information"]) => ({
  gift_card_text: giftCardText(wanted?.gift_card_text ?? null).value || null,
  ribbon_color: fieldKinds.line(wanted?.ribbon_color ?? null).value || null,
});

/** Fields that the entry leaves out keep the line's values. */
function decideExtras(entry: CartProductInput, before: DecidedLine | null): Omit<DecidedLine, keyof Amount> {
  const { sliced, substitution, additional_information: wanted } = entry;
  return {
    sliced: sliced === undefined ? (before?.sliced ?? false) : (sliced ?? false),
    ...(wanted === undefined
      ? { gift_card_text: before?.gift_card_text ?? null, ribbon_color: before?.ribbon_color ?? null }
      : giftOf(wanted)),
    substitution: substitution === undefined ? (before?.substitution ?? null) : substitution,
  };
}

function* problemsOf(
  { sliced, gift_card_text, ribbon_color }: DecidedLine,
  product: ProductRow,
): Iterable<LineProblem> {
  if (sliced && !product.sliceable) yield { field: "sliced", message: cartTexts.notSliceable };
  if ((gift_card_text !== null || ribbon_color !== null) && !product.gift_message_available) {
    yield { field: "additional_information", message: cartTexts.noGiftMessage };
  }
  for (const [field, { message }] of [
    ["gift_card_text", giftCardText(gift_card_text)],
    ["ribbon_color", fieldKinds.line(ribbon_color)],
  ] as const)
    if (message !== null) yield { field: `additional_information.${field}`, message };
}

/** Whether a quantity is valid for any product at all; otherwise it is refused before the product is looked up. */
export function pieceProblem(piece: number): LineProblem | null {
  if (!Number.isFinite(piece)) return { field: "piece", message: cartTexts.quantity.notFinite };
  return piece < 0 ? { field: "piece", message: cartTexts.quantity.negative } : null;
}

/**
 * The line after an entry with a quantity above zero; the quantity is rounded by core's rules.
 *
 * @rule QTY-2, QTY-4, QTY-6, QTY-7, QTY-8, CART-4, CART-18
 */
export function decideLine(
  entry: CartProductInput,
  { before, ...terms }: Terms & { readonly before: DecidedLine | null },
): { readonly line: DecidedLine } | { readonly problems: ReadonlyArray<LineProblem> } {
  const amount = decideAmount(entry, terms);
  if ("message" in amount) return { problems: [amount] };
  const line = { ...amount, ...decideExtras(entry, before) };
  const problems = [...problemsOf(line, terms.product)];
  return problems.length > 0 ? { problems } : { line };
}
