import type { CartLine } from "@kamra/core/cart";
import {
  deliveryFee,
  deliveryFeeLabel,
  earliestSlotText,
  type ShippingMethod,
  shippingProblems,
  shippingTraits,
  shortShippingProblemText,
  type TimeSlot,
  timeRangeText,
} from "@kamra/core/delivery";
import { huf } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import { useCart, useShippingMethods } from "@kamra/react";
import { type IconName, RadioCard, RadioCards } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { metaText } from "../meta/text.hu.ts";
import { usePageMoment } from "../page/usePageMoment.ts";
import { LeftMethodNotice } from "./LeftMethodNotice.tsx";
import { methodText } from "./text.hu.ts";

const icons = { house: "truck", postPoint: "pin", shop: "store" } as const satisfies Record<string, IconName>;

interface ShippingMethodPickerProps {
  /** The chosen one, while the cart can be ordered with it. */
  readonly timeSlot: TimeSlot | null;
}

/** Its price and time for this cart: the courier's are of the free time slots until the shopper chooses one, and then of that. */
const useTermsOf = ({ timeSlot }: ShippingMethodPickerProps) => {
  const goods = useCart(({ totals }) => huf(totals.goods + totals.discount));
  const now = usePageMoment();
  return (method: ShippingMethod) => {
    const hasSlot = timeSlot !== null && shippingTraits(method).needs === "timeSlot";
    return {
      price: deliveryFeeLabel(deliveryFee(method, { goods, timeSlot }), { method, goods, timeSlot }),
      time: hasSlot ? timeRangeText(timeSlot, { now }) : earliestSlotText(method, { now }),
    };
  };
};

const none: ReadonlyArray<CartLine> = [];

/** Why it cannot be chosen, with the names of the goods that it does not carry. */
const useReasonOf = () => {
  const lines = useCart(({ cart }) => cart?.lines ?? none);
  return (method: ShippingMethod) => {
    const [problem] = shippingProblems(method);
    if (problem === undefined) return undefined;
    const names = lines.flatMap(({ product }) => (problem.productIds.includes(product.id) ? [product.name] : []));
    return methodText.reason(shortShippingProblemText(problem, { brand: metaText.shopName }), names);
  };
};

/** Pickup is free, so the fee for paying there would come as a surprise. */
const cashCostText = (method: ShippingMethod): string | null =>
  shippingTraits(method).goesTo === "shop" && method.cashCost !== null && method.cashCost > 0
    ? methodText.cashCost(formatHuf(method.cashCost))
    : null;

/** Its description, its time, and what paying there costs; no time and cost for a method that cannot be chosen. */
function descriptionOf(
  method: ShippingMethod,
  { time, isPossible }: { readonly time: string | null; readonly isPossible: boolean },
): string | null {
  const { shortDescription, deliveryTime } = method;
  if (!isPossible) return shortDescription;
  const parts = time === null ? [shortDescription, deliveryTime] : [time, shortDescription];
  return [...parts, cashCostText(method)].filter(Boolean).join(" ·\u00a0");
}

/** The action of a method: pickup selects the place, and delivery after pickup asks for an address. */
const usePress = () => {
  const shop = useStorefrontShop();
  return async (method: ShippingMethod) => {
    const wasFetched = shop.delivery.selection.get()?.type === "personal";
    const isFetched = shippingTraits(method).goesTo === "shop";
    if (isFetched) await shop.delivery.select({ type: "personal" });
    else if (wasFetched) shop.delivery.openPicker();
    else await shop.cart.choose({ shippingMethod: method });
  };
};

/**
 * The shipping methods, each with its price and time, or a short reason why it cannot be used. Says when another method
 * than the chosen one is used.
 *
 * @rule SHIP-5, SHIP-7, SHIP-10
 */
export function ShippingMethodPicker({ timeSlot }: ShippingMethodPickerProps) {
  const methods = useShippingMethods();
  const chosen = useCart(({ shippingMethod }) => shippingMethod?.id ?? null);
  const termsOf = useTermsOf({ timeSlot });
  const reasonOf = useReasonOf();
  const press = usePress();
  return (
    <>
      <LeftMethodNotice />
      <RadioCards
        label={methodText.label}
        value={chosen}
        onChange={(id) => {
          const method = methods?.find((each) => each.id === id);
          // The shop shows a failure as a notice, and the choice stays unchanged.
          if (method !== undefined) void press(method);
        }}
      >
        {methods?.map((method) => {
          const reason = reasonOf(method);
          const { price, time } = termsOf(method);
          return (
            <RadioCard
              key={method.id}
              value={method.id}
              icon={icons[shippingTraits(method).goesTo]}
              title={method.name}
              description={descriptionOf(method, { time, isPossible: reason === undefined })}
              {...(reason === undefined ? { price } : { disabledReason: reason })}
            />
          );
        })}
      </RadioCards>
    </>
  );
}
