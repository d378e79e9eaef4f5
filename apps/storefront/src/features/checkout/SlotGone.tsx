import { deliveryTexts } from "@kamra/core/delivery";
import type { TimeSlotsState } from "@kamra/core/checkout";
import { useTimeSlots } from "@kamra/react";
import { Notice } from "@kamra/ui";
import { missingText } from "../missing/text.hu.ts";
import { useMomentText } from "../page/useMomentText.ts";
import { ToTimeSlots } from "./ToTimeSlots.tsx";

const text = missingText.slot;

type Hold = Pick<TimeSlotsState, "hold">;

/**
 * Says that the chosen time slot has expired, or why it does not fit any more, with the way to the others.
 *
 * @rule SHIP-6, SEAM-2
 */
export function SlotGoneNotice({ hold }: Hold) {
  const { time } = useMomentText();
  if (hold?.status !== "lost" && hold?.status !== "unfit") return null;
  const { status, slot, refusals } = hold;
  return (
    <Notice tone="attention" title={text[status]}>
      {refusals.map((refusal) => (
        <p key={refusal}>{deliveryTexts.timeSlotRefusals[refusal]}</p>
      ))}
      <p>{text.help(time(slot))}</p>
      <ToTimeSlots />
    </Notice>
  );
}

/** The same, where the checkout is open. */
export const SlotGone = () => <SlotGoneNotice hold={useTimeSlots().hold} />;
