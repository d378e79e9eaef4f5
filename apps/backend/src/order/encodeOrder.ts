import type { CartContactData, OrderProduct } from "../generated/types.ts";
import { canBecome } from "./canBecome.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";
import type { OrderLine } from "./linesOf.ts";
import { withdrawableQuantity } from "./withdrawableQuantity.ts";

/** A line of an order as the contract writes it; `canWithdraw` is the order's. */
export function encodeOrderProduct(
  { product_id, quantity, quantity_name, gift_card_text, ribbon_color, ...line }: OrderLine,
  { canWithdraw }: { readonly canWithdraw: boolean },
): OrderProduct {
  return {
    product_id: String(product_id),
    name: line.name,
    piece: quantity,
    default_quantity_name: quantity_name,
    alternative_quantity_piece: line.alternative_quantity,
    alternative_quantity_name: line.alternative_quantity_name,
    quantityType: line.quantity_type,
    sliced: line.sliced,
    substitution: line.substitution,
    price: line.price,
    total_price: line.total,
    deposit_amount: line.deposit,
    discount_amount: line.discount,
    paid_amount: line.total + line.discount,
    vat: line.vat,
    vat_amount: line.vat_amount,
    withdrawable_piece: canWithdraw ? withdrawableQuantity({ ...line, quantity }) : 0,
    additional_information: gift_card_text === null && ribbon_color === null ? null : { gift_card_text, ribbon_color },
  };
}

export function encodeOrderContact({
  contact_name,
  contact_email,
  contact_telephone,
}: OrderRow): CartContactData | null {
  if (contact_name === null || contact_email === null) return null;
  return { contact_name, contact_email, contact_telephone: contact_telephone ?? "" };
}

/**
 * The end of an order's cancellation; `null` when it cannot be cancelled, or while another order is linked to it.
 * @rule ORDER-11
 */
export function cancellableUntil(
  { status, cancellable_until }: OrderRow,
  { isAccompanied, now }: { readonly isAccompanied: boolean; readonly now: Date },
): string | null {
  return canBecome(status, "MARKED_TO_CANCEL") && !isAccompanied && cancellable_until > now.toISOString()
    ? cancellable_until
    : null;
}
