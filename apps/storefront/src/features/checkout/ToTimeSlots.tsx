import { checkoutPaths, stepInFlow } from "@kamra/core/checkout";
import { useCheckout } from "@kamra/react";
import { ButtonLink } from "@kamra/ui";
import { missingText } from "../missing/text.hu.ts";
import { timeSlotsId } from "./timeSlotsId.ts";

/** The link to the time slots, on the step of the shopper's flow that has them. */
export function ToTimeSlots() {
  const flow = useCheckout(({ checkout }) => checkout.flow);
  return (
    <div>
      <ButtonLink variant="secondary" href={`${checkoutPaths[stepInFlow("shipping", { flow })]}#${timeSlotsId}`}>
        {missingText.slot.choose}
      </ButtonLink>
    </div>
  );
}
