import {
  type CartDifference,
  checkoutPaths,
  type CheckoutStep,
  moneyText,
  needsTimeSlot,
  type OrderPlacing,
  type PlacingOutcome,
} from "@kamra/core/checkout";
import { useCheckout } from "@kamra/react";
import { ButtonLink, Notice } from "@kamra/ui";
import type { ReactNode } from "react";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { failureText } from "../../shop/failureText.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { ChangeList } from "../missing/ChangeList.tsx";
import { differenceText } from "./differenceText.ts";
import { MissingParts } from "../missing/MissingNotice.tsx";
import { placingScreens } from "./placingScreens.ts";
import { checkoutText } from "./text.hu.ts";
import { timeSlotsId } from "./timeSlotsId.ts";

const text = checkoutText.endings;

/** Each step that solves a part of it. */
function stepsOf(ending: PlacingOutcome): ReadonlyArray<CheckoutStep> {
  if (ending.kind === "refused") return ending.steps;
  return "step" in ending ? [ending.step] : [];
}

/** The step that solves it, from the time slots on where one is all it lacks. */
function hrefOf(step: CheckoutStep, ending: PlacingOutcome) {
  const path = checkoutPaths[step];
  const isSlot = ending.kind === "missing" ? ending.blockers.every(needsTimeSlot) : ending.kind === "slotLost";
  return isSlot ? (`${path}#${timeSlotsId}` as const) : path;
}

interface PlacingNoticeProps {
  readonly placing: OrderPlacing;
  readonly ending: PlacingOutcome;
}

const titleOf = (ending: Told, { shop }: { readonly shop: StorefrontShop }): string =>
  ending.kind === "refused" ? checkoutText.orderFailed(failureText(shop, ending.error)) : text.titles[ending.kind];

/**
 * The result of the last press of the order button: what was ordered and paid, why not, and what to do.
 *
 * @rule ORDER-2, ORDER-9, ORDER-14
 */
export function PlacingNotice({ placing, ending }: PlacingNoticeProps) {
  const shop = useStorefrontShop();
  const shippingMethod = useCheckout(({ checkout }) => checkout.shippingMethod);
  if (ending.kind === "none") return null;
  const { tone, mend } = placingScreens[ending.kind];
  const wayOn =
    mend !== null &&
    stepsOf(ending).map((step) => (
      <div key={step}>
        <ButtonLink variant="secondary" href={hrefOf(step, ending)}>
          {mend(checkoutText.steps[step])}
        </ButtonLink>
      </div>
    ));
  if (ending.kind === "missing")
    return (
      <MissingParts kinds={ending.blockers.map(({ kind }) => kind)} shippingMethod={shippingMethod}>
        {wayOn}
      </MissingParts>
    );
  return (
    <Notice tone={tone} title={titleOf(ending, { shop })}>
      {detailsOf(ending)}
      <p>{moneyText(placing)}</p>
      {wayOn}
    </Notice>
  );
}

type Told = Exclude<PlacingOutcome, { readonly kind: "none" | "missing" }>;

function detailsOf(ending: Told): ReactNode {
  if (ending.kind === "unknown") return <p>{text.unknownHelp(checkoutText.telephone)}</p>;
  // Each step says itself what is unavailable, with the button that takes it out.
  const isSaid = (difference: CartDifference) =>
    difference.kind === "unavailable" ||
    (ending.kind === "slotLost" && difference.kind === "choice" && difference.choice === "timeSlot");
  return (
    <>
      {ending.kind === "slotLost" && <p>{text.slotLostHelp}</p>}
      <ChangeList changes={ending.differences.filter((each) => !isSaid(each)).map(differenceText)} />
    </>
  );
}
