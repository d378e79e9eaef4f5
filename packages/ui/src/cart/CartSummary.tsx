import { type CartTotals, exceedsMaxWeight } from "@kamra/core/cart";
import {
  deliveryFeeLabel,
  deliveryTexts,
  freeDeliveryFrom,
  type ShippingMethod,
  shippingProblems,
  shippingProblemText,
  shippingTraits,
  type TimeRange,
} from "@kamra/core/delivery";
import { type Grams, huf, type Huf } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import { type ReactNode, useId } from "react";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { classNames } from "../styles/classNames.ts";
import { useCoreTexts, useFormats, useTexts } from "../text/useTexts.ts";
import { cartTexts } from "./text.hu.ts";
import { FreeDeliveryMeter } from "./FreeDeliveryMeter.tsx";
import { WeightMeter } from "./WeightMeter.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./CartSummary.module.css";
import { Amount } from "../product/Amount.tsx";

/** What the summary reads of the shipping method. */
export type SummedMethod = Pick<
  ShippingMethod,
  "kind" | "name" | "maxWeight" | "price" | "discountPrice" | "priceRanges" | "timeSlots" | "isAvailable" | "problems"
>;

/** Props of `CartSummary`: totals in whole forint, the weight in grams, and what fees depend on. */
export interface CartSummaryProps extends RootProps<"section"> {
  /** The sums of the cart in whole forint, VAT included. */
  readonly totals: CartTotals;
  /** The weight of the goods in grams. */
  readonly weight: Grams;
  /** The expected delivery, or null while unknown. */
  readonly shippingMethod: SummedMethod | null;
  /** Whether the figures are an estimate until the server answers. */
  readonly isEstimate?: boolean;
  /** The chosen time slot, or that of the linked order; null before: a courier's fee is a range until then. */
  readonly timeSlot?: TimeRange | null;
  /** The shopper's donation, on top of the cart's total. */
  readonly donation?: Huf;
  /** The sums are being worked out: places stand for the numbers. */
  readonly isPending?: boolean;
  /** The reasons why the shopper cannot continue, and the button to continue. */
  readonly children?: ReactNode;
}

const noDonation = huf(0);

interface TotalPartsProps extends Required<
  Pick<CartSummaryProps, "totals" | "donation" | "shippingMethod" | "timeSlot">
> {
  readonly isBlocked: boolean;
}

/** After discount, without the deposit. */
const goodsOf = ({ goods, discount }: CartTotals): Huf => huf(goods + discount);

const TotalParts = ({ totals, donation, shippingMethod, timeSlot, isBlocked }: TotalPartsProps) => {
  const texts = useTexts("cart", cartTexts);
  const formats = useFormats();
  const coreTexts = useCoreTexts("delivery", deliveryTexts);
  const fee = deliveryFeeLabel(totals.delivery, {
    formats,
    method: shippingMethod,
    goods: goodsOf(totals),
    timeSlot,
    texts: coreTexts,
  });
  const parts = [
    { name: texts.goods, amount: formatHuf(totals.goods, { formats }), isShown: true },
    { name: texts.depositTotal, amount: formatHuf(totals.deposit, { formats }), isShown: totals.deposit > 0 },
    { name: texts.discount, amount: formatHuf(totals.discount, { formats }), isShown: totals.discount !== 0 },
    {
      name: shippingTraits(shippingMethod).goesTo === "shop" ? texts.pickup : texts.delivery,
      amount: isBlocked ? texts.noDelivery : fee,
      isShown: shippingMethod !== null,
    },
    {
      name: texts.cashOnDelivery,
      amount: formatHuf(totals.cashOnDelivery, { formats }),
      isShown: totals.cashOnDelivery > 0,
    },
    { name: texts.boxing, amount: formatHuf(totals.boxing, { formats }), isShown: totals.boxing > 0 },
    { name: texts.donation, amount: formatHuf(donation, { formats }), isShown: donation > 0 },
  ];
  return (
    <dl className={styles.parts}>
      {parts
        .filter(({ isShown }) => isShown)
        .map(({ name, amount }) => (
          <div className={styles.part} key={name}>
            <dt>{name}</dt>
            <dd translate="no">{amount}</dd>
          </div>
        ))}
    </dl>
  );
};

interface TotalProps {
  readonly of: Huf;
  /** Why the method cannot be used: the total is then without delivery. */
  readonly problem: ShippingMethod["problems"][number] | undefined;
}

const Total = ({ of, problem }: TotalProps) => {
  const texts = useTexts("cart", cartTexts);
  const coreTexts = useCoreTexts("delivery", deliveryTexts);
  return (
    <>
      <p className={classNames(styles.part, styles.total)} role="status">
        <span>{problem === undefined ? texts.total : texts.totalWithoutDelivery}</span>{" "}
        <strong>
          <Amount of={of} />
        </strong>
      </p>
      {/* The meter says it of the weight. */}
      {problem !== undefined && problem.kind !== "weight" && (
        <p className={styles.note}>{shippingProblemText(problem, { texts: coreTexts })}</p>
      )}
    </>
  );
};

/**
 * The parts of the cart's total, and its weight. A method that cannot be used has a reason instead of a fee,
 * and the total says that it is without delivery.
 *
 * @rule SHIP-3, TOTAL-4, TOTAL-6, SHIP-10
 */
export const CartSummary = ({
  totals,
  weight,
  shippingMethod,
  isEstimate = false,
  timeSlot = null,
  donation = noDonation,
  isPending = false,
  children,
  className,
  ...root
}: CartSummaryProps) => {
  const texts = useTexts("cart", cartTexts);
  const headingId = useId();
  const maxWeight = shippingMethod?.maxWeight ?? null;
  const [problem] = shippingMethod === null ? [] : shippingProblems(shippingMethod);
  const freeFrom = freeDeliveryFrom(shippingMethod);
  return (
    <section
      {...root}
      className={classNames(styles.summary, className)}
      aria-labelledby={headingId}
      aria-busy={isPending || isEstimate}
    >
      <h2 className={styles.heading} id={headingId}>
        {texts.summary}
      </h2>
      {isPending ? (
        <div>
          <Skeleton />
          <Skeleton width="long" />
          <Skeleton shape="heading" />
        </div>
      ) : (
        <>
          <TotalParts {...{ totals, donation, shippingMethod, timeSlot }} isBlocked={problem !== undefined} />
          <Total of={huf(totals.total + donation)} problem={problem} />
          {isEstimate && <p className={styles.note}>{texts.estimate}</p>}
          {freeFrom !== null && <FreeDeliveryMeter goods={goodsOf(totals)} freeFrom={freeFrom} />}
          {maxWeight !== null && (
            <WeightMeter
              weight={weight}
              maxWeight={maxWeight}
              isTooHeavy={exceedsMaxWeight(weight, { shippingMethod: { maxWeight } })}
            />
          )}
        </>
      )}
      {children}
    </section>
  );
};
