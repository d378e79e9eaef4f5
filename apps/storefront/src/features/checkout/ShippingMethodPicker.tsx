import {
  deliveryFee,
  deliveryPriceLabel,
  type ShippingKind,
  type ShippingMethod,
  shippingProblems,
  shortShippingProblemText,
} from "@kamra/core/delivery";
import { huf, type Huf } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import { useCartTotals, useCheckout, useShippingMethods } from "@kamra/react";
import { type IconName, RadioCard, RadioCards } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { metaText } from "../meta/text.hu.ts";
import { checkoutText } from "./text.hu.ts";

const icons: Readonly<Record<ShippingKind | "unknown", IconName>> = {
  courier: "truck",
  postal: "truck",
  postPoint: "pin",
  pickup: "store",
  unknown: "truck",
};

/** What it costs to bring this cart; the courier's price depends on the time slot. */
const priceOf = (method: ShippingMethod, { goods }: { readonly goods: Huf }): string => {
  const fee = deliveryFee(method, { goods });
  if (method.kind === "courier") return deliveryPriceLabel(fee);
  return fee === 0 ? checkoutText.shipping.free : formatHuf(fee);
};

/**
 * How the goods come. What this cart cannot have stays visible and says why in a few words.
 *
 * @rule SHIP-5
 */
export function ShippingMethodPicker() {
  const shop = useStorefrontShop();
  const methods = useShippingMethods();
  const chosen = useCheckout(({ checkout }) => checkout.shippingMethod);
  const { goods, discount } = useCartTotals();
  const choose = async (id: string) => {
    const method = methods?.find((each) => each.id === id);
    const isFetched = shop.delivery.selection.get()?.type === "personal";
    if (method === undefined) return;
    if (method.kind === "pickup" && !isFetched) await shop.delivery.select({ type: "personal" });
    // Goods that were to be fetched have no place yet that they could be brought to.
    if (method.kind !== "pickup" && isFetched) return shop.delivery.openPicker();
    await shop.checkout.update({ shippingMethodId: method.id });
  };
  return (
    <RadioCards
      label={checkoutText.shipping.method}
      value={chosen?.id ?? null}
      // A failure is a notice of the shop, and the choice stays as it was.
      onChange={(id) => void choose(id).catch(() => undefined)}
    >
      {methods?.map((method) => {
        const [problem] = shippingProblems(method);
        return (
          <RadioCard
            key={method.id}
            value={method.id}
            icon={icons[method.kind ?? "unknown"]}
            title={method.name}
            price={priceOf(method, { goods: huf(goods + discount) })}
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
