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
import { useId } from "react";
import { RichText } from "../content/RichText.tsx";
import { Badge } from "../feedback/Badge.tsx";
import { Notice } from "../feedback/Notice.tsx";
import { Icon, type IconName } from "../icon/Icon.tsx";
import { unbrokenAmount } from "../text/unbrokenAmount.ts";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useCoreTexts, useFormats, useTexts } from "../text/useTexts.ts";
import styles from "./ShippingMethodCard.module.css";
import { shippingTexts } from "./text.hu.ts";

/** Props of `ShippingMethodCard`: the method, the level of its name, and those of its root element. */
export interface ShippingMethodCardProps extends RootProps<"article"> {
  /** For this cart and this place. */
  readonly method: ShippingMethod;
  /** The heading level of its name. */
  readonly level?: "h2" | "h3";
}

const icons: Readonly<Record<NonNullable<ShippingMethod["kind"]> | "unknown", IconName>> = {
  courier: "truck",
  postal: "truck",
  postPoint: "pin",
  pickup: "store",
  unknown: "truck",
};

const nothing = huf(0);

function MethodFacts({ method }: Pick<ShippingMethodCardProps, "method">) {
  const texts = useTexts("shipping", shippingTexts);
  const formats = useFormats();
  const written = { formats, texts: useCoreTexts("delivery", deliveryTexts) };
  // A time slot's price replaces a range's until delivery is free.
  const feeOf = (price: Huf, goods: Huf) =>
    price === 0
      ? deliveryPriceLabel(price, written)
      : deliveryFeeLabel(price, { method, goods, timeSlot: null, ...written });
  const ranges = [...method.priceRanges].sort((one, other) => one.from - other.from);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.price}</dt>
        <dd>
          {ranges.length === 0
            ? feeOf(method.price, nothing)
            : ranges.map(({ from, price }) => (
                <span key={from} className={styles.range}>
                  <span>{texts.from(formatHuf(from, { formats }))}</span> <strong>{feeOf(price, from)}</strong>
                </span>
              ))}
          {method.discountPrice !== null && (
            <span className={styles.note}>{texts.discounted(formatHuf(method.discountPrice, { formats }))}</span>
          )}
        </dd>
      </div>
      {method.extraCost !== null && method.extraCost > 0 && (
        <div>
          <dt>{texts.boxing}</dt>
          <dd>{formatHuf(method.extraCost, { formats })}</dd>
        </div>
      )}
      <div>
        <dt>{texts.cash}</dt>
        <dd>{method.cashCost === null ? texts.noCash : deliveryPriceLabel(method.cashCost, written)}</dd>
      </div>
      <div>
        <dt>{texts.weight}</dt>
        <dd>
          {method.maxWeight === null
            ? texts.noMaxWeight
            : texts.upToWeight(formatMaxWeight(method.maxWeight, { formats }))}
        </dd>
      </div>
      {method.deliveryTime !== null && (
        <div>
          <dt>{texts.deliveryTime}</dt>
          <dd>{unbrokenAmount(method.deliveryTime)}</dd>
        </div>
      )}
    </dl>
  );
}

/** A shipping method: its price, its limits, and whether it is available for this cart and place. */
export function ShippingMethodCard({ method, level: Title = "h2", className, ...root }: ShippingMethodCardProps) {
  const texts = useTexts("shipping", shippingTexts);
  const coreTexts = useCoreTexts("delivery", deliveryTexts);
  const headingId = useId();
  const reasons = shippingProblems(method).map((problem) => shippingProblemText(problem, { texts: coreTexts }));
  return (
    <article aria-labelledby={headingId} {...root} className={classNames(styles.card, className)}>
      <header className={styles.head}>
        <span className={styles.icon}>
          <Icon name={icons[method.kind ?? "unknown"]} />
        </span>
        <Title id={headingId} className={styles.name}>
          {method.name}
        </Title>
        <span className={styles.state}>
          <Badge tone={method.isAvailable ? "action" : "neutral"}>
            {method.isAvailable ? texts.available : texts.unavailable}
          </Badge>
        </span>
      </header>
      {method.description !== null && <RichText html={method.description} />}
      <MethodFacts method={method} />
      {reasons.length > 0 && (
        <Notice tone="attention" role="note" title={reasons.length > 1 ? coreTexts.problemsHeading : reasons.join("")}>
          {reasons.length > 1 && (
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </article>
  );
}
