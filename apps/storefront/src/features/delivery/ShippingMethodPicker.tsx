import {
  deliveryFee,
  deliveryPriceLabel,
  isFeeAtMost,
  type ShippingMethod,
  shippingProblems,
  shippingTraits,
  shortShippingProblemText,
} from "@kamra/core/delivery";
import { huf } from "@kamra/core/product";
import { useCart, useShippingMethods } from "@kamra/react";
import { type IconName, RadioCard, RadioCards } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { metaText } from "../meta/text.hu.ts";
import { LeftMethodNotice } from "./LeftMethodNotice.tsx";
import { methodText } from "./text.hu.ts";

const icons = { house: "truck", postPoint: "pin", shop: "store" } as const satisfies Record<string, IconName>;

/** Its price for this cart; the courier's most, until the shopper chooses a time. */
const usePriceOf = () => {
  const goods = useCart(({ totals }) => huf(totals.goods + totals.discount));
  const timeSlot = useCart(({ cart }) => cart?.timeSlot ?? null);
  return (method: ShippingMethod) =>
    deliveryPriceLabel(deliveryFee(method, { goods, timeSlot }), { isAtMost: isFeeAtMost(method, { timeSlot }) });
};

/** What the shopper presses: pickup is a place, and delivery from there needs an address. */
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
 * How the cart can be delivered: each method with its price, its time, and a short reason where it cannot. Says when the
 * pressed one was left.
 *
 * @rule SHIP-5, SHIP-7
 */
export function ShippingMethodPicker() {
  const methods = useShippingMethods();
  const chosen = useCart(({ shippingMethod }) => shippingMethod?.id ?? null);
  const priceOf = usePriceOf();
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
          if (method !== undefined) void press(method).catch(() => undefined);
        }}
      >
        {methods?.map((method) => {
          const [problem] = shippingProblems(method);
          const { shortDescription, deliveryTime } = method;
          return (
            <RadioCard
              key={method.id}
              value={method.id}
              icon={icons[shippingTraits(method).goesTo]}
              title={method.name}
              price={priceOf(method)}
              description={[shortDescription, deliveryTime].filter(Boolean).join(" · ")}
              {...(problem === undefined
                ? {}
                : { disabledReason: shortShippingProblemText(problem, { brand: metaText.shopName }) })}
            />
          );
        })}
      </RadioCards>
    </>
  );
}
