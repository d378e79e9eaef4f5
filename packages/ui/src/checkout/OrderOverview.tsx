import type { RootProps } from "../styles/RootProps.ts";
import type { CartLine, CartTotals } from "@kamra/core/cart";
import { type TimeRange, timeRangeText } from "@kamra/core/delivery";
import { type Grams, huf, type Huf } from "@kamra/core/product";
import { CartSummary, type SummedMethod } from "../cart/CartSummary.tsx";
import { useNow } from "../clock/NowContext.ts";
import { Fold } from "../content/Fold.tsx";
import { useFormats, useTexts } from "../text/useTexts.ts";
import { checkoutTexts } from "./text.hu.ts";
import { OrderLines } from "./OrderLines.tsx";
import styles from "./OrderOverview.module.css";

/** Props of `OrderOverview`: lines, totals in whole forint, the weight in grams, and the delivery. */
export interface OrderOverviewProps extends RootProps<"section"> {
  /** The lines of the cart. */
  readonly lines: ReadonlyArray<CartLine>;
  /** The sums in whole forint, VAT included. */
  readonly totals: CartTotals;
  /** The weight of the goods in grams. */
  readonly weight: Grams;
  /** How the goods arrive; null before it is chosen. */
  readonly shippingMethod: SummedMethod | null;
  /** The delivery address in one line; null while unknown. */
  readonly destination: string | null;
  /** When the goods arrive; null before it is chosen: a courier's fee is a range until then. */
  readonly timeSlot: TimeRange | null;
  /** The instant that decides whether the day shows its year; that of the `UiProvider` unless given. */
  readonly now?: Date | undefined;
  /** Whether weighed goods make the total a guess until they are packed (QTY-6). */
  readonly isEstimate?: boolean;
  /** The shopper's donation, on top of the cart's total. */
  readonly donation?: Huf;
  /** Whether the lines are shown from the start. */
  readonly isOpen?: boolean;
}

/** The ordered products, delivery and total: beside every step of the checkout. */
export const OrderOverview = ({
  lines,
  totals,
  weight,
  shippingMethod,
  destination,
  timeSlot,
  now: given,
  isEstimate = false,
  donation = huf(0),
  isOpen = false,
  ...root
}: OrderOverviewProps) => {
  const texts = useTexts("checkout", checkoutTexts);
  const told = { formats: useFormats(), now: useNow(given) };
  const facts = [
    { name: texts.how, value: shippingMethod?.name ?? null },
    { name: texts.where, value: destination },
    { name: texts.when, value: timeSlot && timeRangeText(timeSlot, told) },
  ].filter(({ value }) => value !== null);
  return (
    <CartSummary
      {...root}
      totals={totals}
      weight={weight}
      shippingMethod={shippingMethod}
      isEstimate={isEstimate}
      timeSlot={timeSlot}
      donation={donation}
    >
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.lines}>
        <Fold title={texts.lines(lines.length)} isOpen={isOpen}>
          <OrderLines lines={lines} />
        </Fold>
      </div>
    </CartSummary>
  );
};
