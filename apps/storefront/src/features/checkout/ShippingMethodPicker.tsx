import {
  deliveryFee,
  deliveryPriceLabel,
  type ShippingMethod,
  shippingProblems,
  shippingTraits,
  shortShippingProblemText,
} from "@kamra/core/delivery";
import { huf, type Huf } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import { useCart, useCheckout, useShippingMethods } from "@kamra/react";
import { type IconName, RadioCard, RadioCards } from "@kamra/ui";
import { useShopWithCheckout } from "../../shop/useShopWithCheckout.ts";
import { metaText } from "../meta/text.hu.ts";
import { checkoutText } from "./text.hu.ts";

const icons = { house: "truck", postPoint: "pin", shop: "store" } as const satisfies Record<string, IconName>;

/** The price for this cart; with time slots it depends on the slot. */
const priceOf = (method: ShippingMethod, { goods }: { readonly goods: Huf }): string => {
  const fee = deliveryFee(method, { goods });
  if (shippingTraits(method).needs === "timeSlot") return deliveryPriceLabel(fee);
  return fee === 0 ? checkoutText.shipping.free : formatHuf(fee);
};

/**
 * The shipping methods. Unavailable ones stay visible with a short reason.
 *
 * @rule SHIP-5
 */
export function ShippingMethodPicker() {
  const shop = useShopWithCheckout();
  const methods = useShippingMethods();
  const chosen = useCheckout(({ checkout }) => checkout.shippingMethod);
  const goods = useCart(({ totals }) => huf(totals.goods + totals.discount));
  const choose = async (id: string) => {
    const method = methods?.find((each) => each.id === id);
    const wasFetched = shop.delivery.selection.get()?.type === "personal";
    if (method === undefined) return;
    const isFetched = shippingTraits(method).goesTo === "shop";
    if (isFetched && !wasFetched) await shop.delivery.select({ type: "personal" });
    // A pickup cart has no shipping address yet.
    if (!isFetched && wasFetched) return shop.delivery.openPicker();
    await shop.checkout.update({ shippingMethodId: method.id });
  };
  return (
    <RadioCards
      label={checkoutText.shipping.method}
      value={chosen?.id ?? null}
      // The shop shows a failure as a notice, and the choice stays unchanged.
      onChange={(id) => void choose(id).catch(() => undefined)}
    >
      {methods?.map((method) => {
        const [problem] = shippingProblems(method);
        return (
          <RadioCard
            key={method.id}
            value={method.id}
            icon={icons[shippingTraits(method).goesTo]}
            title={method.name}
            price={priceOf(method, { goods })}
            {...(method.shortDescription === null ? {} : { description: method.shortDescription })}
            {...(problem === undefined
              ? {}
              : { disabledReason: shortShippingProblemText(problem, { brand: metaText.shopName }) })}
          />
        );
      })}
    </RadioCards>
  );
}
