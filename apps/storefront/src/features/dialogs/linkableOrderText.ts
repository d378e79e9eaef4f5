import type { LinkableOrder } from "@kamra/core/checkout";
import { addressText } from "@kamra/core/delivery";
import { timeRangeText } from "../delivery/timeRangeText.ts";
import { dialogText } from "./text.hu.ts";

/**
 * The text of a linkable order: its number, address and time.
 * @rule MODAL-3
 */
export const linkableOrderText = ({
  id,
  shippingAddress,
  timeSlot,
}: Pick<LinkableOrder, "id" | "shippingAddress" | "timeSlot">): string =>
  [dialogText.linkOrders.order(id), addressText(shippingAddress), timeSlot && timeRangeText(timeSlot)]
    .filter(Boolean)
    .join(" · ");
