import type { LinkableOrder } from "@kamra/core/checkout";
import { addressText, timeRangeText } from "@kamra/core/delivery";
import { useNow } from "../clock/NowContext.ts";
import { useFormats, useTexts } from "../text/useTexts.ts";
import { deliveryTexts } from "./text.hu.ts";

/** What tells an order that the cart can be linked to: its number, address and time. */
export type ToldOrder = Pick<LinkableOrder, "id" | "shippingAddress" | "timeSlot">;

/**
 * The text of a linkable order; its year stands there unless it is that of `now`, by default the provider's instant.
 *
 * @rule MODAL-3, FMT-7
 */
export function useLinkableOrderText({ now: given }: { readonly now: Date | undefined }): (order: ToldOrder) => string {
  const texts = useTexts("delivery", deliveryTexts);
  const formats = useFormats();
  const now = useNow(given);
  return ({ id, shippingAddress, timeSlot }) =>
    [texts.linkableOrder(id), addressText(shippingAddress), timeSlot && timeRangeText(timeSlot, { formats, now })]
      .filter(Boolean)
      .join("\u00a0· ");
}
