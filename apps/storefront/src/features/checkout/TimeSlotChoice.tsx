import type { TimeSlotsState } from "@kamra/core/checkout";
import { useTimeLeft, useTimeSlots } from "@kamra/react";
import { SlotHold, TimeSlotPicker } from "@kamra/ui";
import { useState } from "react";
import { useShopWithCheckout } from "../../shop/useShopWithCheckout.ts";
import { usePageMoment } from "../page/usePageMoment.ts";
import { SpecialDays } from "./SpecialDays.tsx";
import { timeSlotsId } from "./timeSlotsId.ts";

interface HoldProps {
  readonly hold: NonNullable<TimeSlotsState["hold"]>;
  readonly onExtend: () => void;
}

/** The reservation and its remaining time. Its clock renders nothing else. */
const Hold = ({ hold: { slot, status }, onExtend }: HoldProps) => (
  <SlotHold
    status={status}
    timeSlot={slot}
    now={usePageMoment()}
    leftMs={useTimeLeft(slot.heldUntil)}
    onExtend={onExtend}
  />
);

/**
 * The time slots, and the reservation's remaining time. A refused slot shows a notice, and the free ones are loaded.
 *
 * @rule SHIP-6
 */
export const TimeSlotChoice = () => (
  <div id={timeSlotsId}>
    <Slots />
  </div>
);

function Slots() {
  const shop = useShopWithCheckout();
  const now = usePageMoment();
  const { days, hold } = useTimeSlots();
  // The pressed slot is marked immediately, so that arrow keys continue from it.
  const [asked, setAsked] = useState<string | null>(null);
  const choose = (slotId: string) => {
    setAsked(slotId);
    const done = () => setAsked((latest) => (latest === slotId ? null : latest));
    void shop.checkout.chooseTimeSlot(slotId).then(done);
  };
  const first = days?.at(0);
  const held = hold === null || hold.status === "lost" ? null : hold.slot.id;
  return (
    <>
      <TimeSlotPicker days={days} now={now} value={asked ?? held} onChange={choose} isPending={asked !== null}>
        {hold !== null && <Hold hold={hold} onExtend={() => choose(hold.slot.id)} />}
      </TimeSlotPicker>
      {first !== undefined && <SpecialDays from={first.day} />}
    </>
  );
}
