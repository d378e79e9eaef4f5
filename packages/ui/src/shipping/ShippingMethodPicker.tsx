import type { CartLine } from "@kamra/core/cart";
import {
  deliveryFee,
  deliveryFeeLabel,
  deliveryTexts,
  earliestSlotText,
  type ShippingMethod,
  shippingProblems,
  shippingTraits,
  shortShippingProblemText,
  type TimeSlot,
  timeRangeText,
} from "@kamra/core/delivery";
import type { Huf } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import { useNow } from "../clock/NowContext.ts";
import { RadioCards } from "../field/RadioCards.tsx";
import type { IconName } from "../icon/Icon.tsx";
import { unbrokenAmount } from "../text/unbrokenAmount.ts";
import { useSettings } from "../settings/SettingsProvider.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import { useCoreTexts, useFormats, useTexts } from "../text/useTexts.ts";
import { shippingTexts } from "./text.hu.ts";

/** Props of `ShippingMethodPicker`: the methods, the chosen one, and the goods that it is to bring. */
export interface ShippingMethodPickerProps extends RootProps<"fieldset"> {
  /** The methods for this cart and this place; those that cannot be chosen say why not. */
  readonly methods: ReadonlyArray<ShippingMethod>;
  /** The id of the chosen method; null before the shopper has chosen. */
  readonly value: string | null;
  /** Called with the chosen method. */
  readonly onChange: (method: ShippingMethod) => void;
  /** The price of the goods after the discount, without the deposit, in whole forint: fees depend on it. */
  readonly goods: Huf;
  /** The lines of the cart, to name those that a method does not carry. */
  readonly lines: ReadonlyArray<Pick<CartLine, "product">>;
  /** The chosen time slot: the courier's fee and time are then those of it. */
  readonly timeSlot?: TimeSlot | null;
  /** The instant that the courier's earliest time is relative to; that of the `UiProvider` unless given. */
  readonly now?: Date | undefined;
  /** What is wrong with the choice, in a sentence. */
  readonly error?: string | null;
}

const icons = { house: "truck", postPoint: "pin", shop: "store" } as const satisfies Record<string, IconName>;

/** A cart of thirty chilled goods must not push the next method off the screen. */
const mostNames = 3;

/** The sentences of a method's card, in the provider's words. */
function useMethodTexts({ goods, lines, timeSlot, now: given }: MethodTextsOptions) {
  const texts = useTexts("shipping", shippingTexts).picker;
  const written = { formats: useFormats(), texts: useCoreTexts("delivery", deliveryTexts), now: useNow(given) };
  const { brand } = useSettings();
  /** Its fee: of the courier that of the free time slots until one is chosen. */
  const priceOf = (method: ShippingMethod) =>
    deliveryFeeLabel(deliveryFee(method, { goods, timeSlot }), { method, goods, timeSlot, ...written });
  /** Its time, what it is, and what paying there costs: pickup is free, so a fee would come as a surprise. */
  const descriptionOf = (method: ShippingMethod) => {
    const { shortDescription, deliveryTime, cashCost } = method;
    const { needs, goesTo } = shippingTraits(method);
    const hasSlot = timeSlot !== null && needs === "timeSlot";
    const time = hasSlot ? timeRangeText(timeSlot, written) : earliestSlotText(method, written);
    const facts = [
      ...(time === null ? [shortDescription, deliveryTime] : [time, shortDescription]),
      goesTo === "shop" && cashCost !== null && cashCost > 0 && texts.cashCost(formatHuf(cashCost, written)),
    ];
    return unbrokenAmount(facts.filter(Boolean).join("\u00a0· "));
  };
  /** Why it cannot be chosen, with the goods that it does not carry; undefined when it can. */
  const reasonOf = (method: ShippingMethod) => {
    const [problem] = shippingProblems(method);
    if (problem === undefined) return undefined;
    const names = lines.flatMap(({ product }) => (problem.productIds.includes(product.id) ? [product.name] : []));
    const shown = names.slice(0, mostNames).join(", ");
    const goods = names.length > mostNames ? texts.andMore(shown, names.length - mostNames) : shown;
    return [shortShippingProblemText(problem, { brand, ...written }), goods].filter(Boolean).join(": ");
  };
  return { priceOf, descriptionOf, reasonOf };
}

interface MethodTextsOptions extends Pick<ShippingMethodPickerProps, "goods" | "lines" | "now"> {
  readonly timeSlot: TimeSlot | null;
}

/**
 * The choice of how the goods arrive: each method with its fee and time for this cart, or why it cannot be chosen.
 *
 * @rule SHIP-5, SHIP-10
 */
export const ShippingMethodPicker = ({
  methods,
  value,
  onChange,
  goods,
  lines,
  timeSlot = null,
  now,
  ...root
}: ShippingMethodPickerProps) => {
  const { label } = useTexts("shipping", shippingTexts).picker;
  const { priceOf, descriptionOf, reasonOf } = useMethodTexts({ goods, lines, timeSlot, now });
  return (
    <RadioCards
      {...root}
      label={label}
      value={value}
      onChange={(id) => {
        const method = methods.find((each) => each.id === id);
        if (method !== undefined) onChange(method);
      }}
      options={methods.map((method) => {
        const reason = reasonOf(method);
        return {
          value: method.id,
          icon: icons[shippingTraits(method).goesTo],
          title: method.name,
          ...(reason === undefined
            ? { description: descriptionOf(method) || undefined, price: priceOf(method) }
            : { description: method.shortDescription ?? undefined, disabledReason: reason }),
        };
      })}
    />
  );
};
