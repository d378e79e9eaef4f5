import type { RootProps } from "../styles/RootProps.ts";
import { cashOnDeliveryMessage, type ShippingMethod, deliveryTexts } from "@kamra/core/delivery";
import {
  cashDue,
  type Due,
  type PaymentMethod,
  paymentDescription,
  paymentFee,
  paymentLimitText,
  paymentTraits,
  type SavedCard,
  savedCardText,
} from "@kamra/core/payment";
import { huf } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import { RadioCards } from "../field/RadioCards.tsx";
import type { IconName } from "../icon/Icon.tsx";
import { useCoreTexts, useFormats, useTexts } from "../text/useTexts.ts";
import { checkoutTexts } from "./text.hu.ts";
import { paymentTexts } from "@kamra/core/payment";

/** A payment option. */
export interface PaymentChoice {
  /** The id of the payment method. */
  readonly methodId: string;
  /** The id of the saved card to charge, if any. */
  readonly savedCardId: string | null;
}

/** Props of `PaymentPicker`: methods, saved cards, the choice, and the amount to pay in whole forint. */
export interface PaymentPickerProps extends Due, RootProps<"fieldset"> {
  /** The available options. */
  readonly methods: ReadonlyArray<PaymentMethod>;
  /** The cards that the person has saved; none for guests. */
  readonly savedCards: ReadonlyArray<SavedCard>;
  /** What is chosen; null before the shopper has chosen. */
  readonly value: PaymentChoice | null;
  /** Called with the chosen way to pay. */
  readonly onChange: (choice: PaymentChoice) => void;
  /** How the goods arrive: it decides which ways to pay are offered. */
  readonly shippingMethod: Pick<ShippingMethod, "kind"> | null;
  /** What is wrong with the choice, in a sentence. */
  readonly error?: string | null;
}

const icons = { card: "card", cash: "cash", transfer: "bank" } as const satisfies Record<string, IconName>;

interface Option extends PaymentChoice {
  readonly value: string;
  readonly method: PaymentMethod;
  readonly card: SavedCard | null;
}

const optionOf = (method: PaymentMethod, card: SavedCard | null): Option => ({
  value: card === null ? method.id : `${method.id}/${card.id}`,
  method,
  card,
  methodId: method.id,
  savedCardId: card?.id ?? null,
});

/** Each saved card is an option of its own, before all others. */
const optionsOf = (methods: ReadonlyArray<PaymentMethod>, cards: ReadonlyArray<SavedCard>): ReadonlyArray<Option> => {
  const isBySavedCard = (method: PaymentMethod) => paymentTraits(method)?.needs === "savedCard";
  const others = methods.filter((method) => !isBySavedCard(method));
  return [
    ...methods.filter(isBySavedCard).flatMap((method) => cards.map((card) => optionOf(method, card))),
    ...others.map((method) => optionOf(method, null)),
  ];
};

const isChosen = ({ methodId, savedCardId }: Option, choice: PaymentChoice | null): boolean =>
  methodId === choice?.methodId && (savedCardId === null || savedCardId === choice.savedCardId);

/**
 * The payment methods: saved cards first, each with its fee and next step. Cash shows the amount due at the door. A
 * method that cannot be used for the amount shows the reason.
 *
 * @rule PAY-1, PAY-3, PAY-4
 * @rule LAW-4
 * @rule TOTAL-5
 */
export const PaymentPicker = ({
  methods,
  savedCards,
  value,
  onChange,
  shippingMethod,
  due,
  donation = huf(0),
  error = null,
  ...root
}: PaymentPickerProps) => {
  const texts = useTexts("checkout", checkoutTexts);
  const formats = useFormats();
  const core = { delivery: useCoreTexts("delivery", deliveryTexts), payment: useCoreTexts("payment", paymentTexts) };
  const options = optionsOf(methods, savedCards);
  const chosen = options.find((option) => isChosen(option, value));
  const detailsOf = ({ method }: Option) => {
    const total = huf(due + donation + paymentFee(method, { due }));
    const cash = chosen?.method === method ? cashDue(total, { paymentMethod: method }) : null;
    return [
      paymentDescription(method, { shippingMethod }),
      paymentTraits(method)?.paidBy === "cash" && method.cost !== null && method.cost > 0
        ? cashOnDeliveryMessage(method.cost, { formats, texts: core.delivery })
        : null,
      cash !== null && cash !== total ? texts.cashDue(formatHuf(cash, { formats })) : null,
    ].filter((text) => text !== null);
  };
  const beyondLimit = (method: PaymentMethod) => {
    const disabledReason = paymentLimitText(method, { formats, due, donation, texts: core.payment });
    return disabledReason === null ? {} : { disabledReason };
  };
  return (
    <RadioCards
      {...root}
      label={texts.payment}
      value={chosen?.value ?? null}
      error={error}
      onChange={(value) => {
        const option = options.find((each) => each.value === value);
        if (option !== undefined) onChange({ methodId: option.methodId, savedCardId: option.savedCardId });
      }}
      options={options.map((option) => ({
        ...beyondLimit(option.method),
        value: option.value,
        icon: icons[paymentTraits(option.method)?.paidBy ?? "card"],
        title: option.card === null ? option.method.name : savedCardText(option.card, { texts: core.payment }),
        description: detailsOf(option).map((text) => <span key={text}>{text}</span>),
        ...(option.method.cost === null || option.method.cost === 0
          ? {}
          : { price: texts.extra(formatHuf(option.method.cost, { formats })) }),
      }))}
    />
  );
};
