import {
  deliveryFeeLabel,
  deliveryPriceLabel,
  type ShippingMethod,
  shippingProblems,
  shippingProblemText,
  deliveryTexts,
} from "@kamra/core/delivery";
import { type Huf, huf, formatMaxWeight } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import { Badge, Icon, type IconName, RichText } from "@kamra/ui";
import { useId } from "react";
import styles from "./MethodCard.module.css";
import { deliveryInfoText } from "./text.hu.ts";

const icons: Readonly<Record<NonNullable<ShippingMethod["kind"]> | "unknown", IconName>> = {
  courier: "truck",
  postal: "truck",
  postPoint: "pin",
  pickup: "store",
  unknown: "truck",
};

const nothing = huf(0);

function MethodFacts({ method }: { readonly method: ShippingMethod }) {
  // A time slot's price replaces a range's until delivery is free.
  const feeOf = (price: Huf, goods: Huf) =>
    price === 0 ? deliveryPriceLabel(price) : deliveryFeeLabel(price, { method, goods, timeSlot: null });
  const ranges = [...method.priceRanges].sort((one, other) => one.from - other.from);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{deliveryInfoText.price}</dt>
        <dd>
          {ranges.length === 0
            ? feeOf(method.price, nothing)
            : ranges.map(({ from, price }) => (
                <span key={from} className={styles.range}>
                  <span>{deliveryInfoText.from(formatHuf(from))}</span> <strong>{feeOf(price, from)}</strong>
                </span>
              ))}
          {method.discountPrice !== null && (
            <span className={styles.note}>{deliveryInfoText.discounted(formatHuf(method.discountPrice))}</span>
          )}
        </dd>
      </div>
      {method.extraCost !== null && method.extraCost > 0 && (
        <div>
          <dt>{deliveryInfoText.boxing}</dt>
          <dd>{formatHuf(method.extraCost)}</dd>
        </div>
      )}
      <div>
        <dt>{deliveryInfoText.cash}</dt>
        <dd>{method.cashCost === null ? deliveryInfoText.noCash : deliveryPriceLabel(method.cashCost)}</dd>
      </div>
      <div>
        <dt>{deliveryInfoText.weight}</dt>
        <dd>
          {method.maxWeight === null
            ? deliveryInfoText.noMaxWeight
            : deliveryInfoText.upToWeight(formatMaxWeight(method.maxWeight))}
        </dd>
      </div>
      {method.deliveryTime !== null && (
        <div>
          <dt>{deliveryInfoText.deliveryTime}</dt>
          <dd>{method.deliveryTime}</dd>
        </div>
      )}
    </dl>
  );
}

/** A shipping method: its price, its limits, and whether it is available for this cart and place. */
export function MethodCard({ method }: { readonly method: ShippingMethod }) {
  const headingId = useId();
  const problems = shippingProblems(method);
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <header className={styles.head}>
        <span className={styles.icon}>
          <Icon name={icons[method.kind ?? "unknown"]} />
        </span>
        <h2 id={headingId} className={styles.name}>
          {method.name}
        </h2>
        <span className={styles.state}>
          <Badge tone={method.isAvailable ? "action" : "neutral"}>
            {method.isAvailable ? deliveryInfoText.available : deliveryInfoText.unavailable}
          </Badge>
        </span>
      </header>
      {method.description !== null && <RichText html={method.description} />}
      <MethodFacts method={method} />
      {problems.length > 1 && <p>{deliveryTexts.problemsHeading}</p>}
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem.kind}>{shippingProblemText(problem)}</li>
          ))}
        </ul>
      )}
    </article>
  );
}
