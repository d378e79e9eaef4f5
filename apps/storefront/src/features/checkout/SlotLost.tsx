import { timeRangeText } from "@kamra/core/delivery";
import { useTimeSlots } from "@kamra/react";
import { Notice } from "@kamra/ui";
import { missingText } from "../missing/text.hu.ts";
import { ToTimeSlots } from "./ToTimeSlots.tsx";

const text = missingText.slot;

/**
 * Says that the chosen time slot has expired, with the way to the others.
 *
 * @rule SHIP-6, SEAM-2
 */
export function SlotLost() {
  const { hold } = useTimeSlots();
  if (hold?.status !== "lost") return null;
  return (
    <Notice tone="attention" title={text.lost}>
      <p>{text.help(timeRangeText(hold.slot))}</p>
      <ToTimeSlots />
    </Notice>
  );
}
