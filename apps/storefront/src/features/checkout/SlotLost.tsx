import { useTimeSlots } from "@kamra/react";
import { Notice } from "@kamra/ui";
import { missingText } from "../missing/text.hu.ts";
import { useMomentText } from "../page/useMomentText.ts";
import { ToTimeSlots } from "./ToTimeSlots.tsx";

const text = missingText.slot;

/**
 * Says that the chosen time slot has expired, with the way to the others.
 *
 * @rule SHIP-6, SEAM-2
 */
export function SlotLost() {
  const { hold } = useTimeSlots();
  const { time } = useMomentText();
  if (hold?.status !== "lost") return null;
  return (
    <Notice tone="attention" title={text.lost}>
      <p>{text.help(time(hold.slot))}</p>
      <ToTimeSlots />
    </Notice>
  );
}
