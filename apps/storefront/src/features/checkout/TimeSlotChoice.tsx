import { useTimeLeft, useTimeSlots } from "@kamra/react";
import { EmptyState, Skeleton, SlotHold, TimeSlotPicker, VisuallyHidden } from "@kamra/ui";
import { useState } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { checkoutText } from "./text.hu.ts";
import { timeRangeText } from "./timeRangeText.ts";

const text = checkoutText.shipping;

/**
 * When the courier comes, and how long the chosen place is kept. A slot that is refused is a notice of the shop, and what is free is
 * asked for anew.
 *
 * @rule SHIP-6
 */
export function TimeSlotChoice() {
  const shop = useStorefrontShop();
  const { days, hold } = useTimeSlots();
  const leftMs = useTimeLeft(hold?.slot.heldUntil);
  const [isBusy, setIsBusy] = useState(false);
  const choose = (slotId: string) => {
    setIsBusy(true);
    const done = () => setIsBusy(false);
    shop.checkout.chooseTimeSlot(slotId).then(done, done);
  };
  if (days === null)
    return (
      <div aria-busy="true">
        <VisuallyHidden>
          <span role="status">{text.loadingTimes}</span>
        </VisuallyHidden>
        <Skeleton width="long" />
        <Skeleton width="long" />
        <Skeleton width="long" />
      </div>
    );
  if (days.length === 0) return <EmptyState icon="truck" level="h3" title={text.noTimes} />;
  return (
    <TimeSlotPicker
      days={days}
      selectedId={hold === null || hold.status === "lost" ? null : hold.slot.id}
      onSelect={choose}
      isBusy={isBusy}
    >
      {hold !== null && (
        <SlotHold
          status={hold.status}
          time={timeRangeText(hold.slot)}
          leftMs={leftMs}
          onExtend={() => choose(hold.slot.id)}
        />
      )}
    </TimeSlotPicker>
  );
}
