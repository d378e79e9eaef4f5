import type { LinkableOrder } from "@kamra/core/checkout";
import { addressText, timeRangeText } from "@kamra/core/delivery";
import type { Told } from "@kamra/core/text";
import { linkableText } from "./linkable.hu.ts";

/**
 * The text of a linkable order: its number, address and time.
 * @rule MODAL-3, FMT-7
 */
export const linkableOrderText = (
  { id, shippingAddress, timeSlot }: Pick<LinkableOrder, "id" | "shippingAddress" | "timeSlot">,
  told: Told,
): string =>
  [linkableText.order(id), addressText(shippingAddress), timeSlot && timeRangeText(timeSlot, told)]
    .filter(Boolean)
    .join(" · ");
