import type { RootProps } from "../styles/RootProps.ts";
import { formatMaxWeight, type Grams } from "@kamra/core/product";
import { Notice } from "../feedback/Notice.tsx";
import { Link } from "../link/Link.tsx";
import { useFormats, useTexts } from "../text/useTexts.ts";
import { cartTexts } from "./text.hu.ts";
import styles from "./WeightProblem.module.css";
import type { Href } from "../link/Href.ts";

/** Props of `WeightProblem`: the limit in grams, and where the shopper can act or read on. */
export interface WeightProblemProps extends RootProps<"div"> {
  /** The most that may be delivered, in grams. */
  readonly maxWeight: Grams;
  /** The cart's address; null on the cart's own page. */
  readonly cartHref?: Href | null;
  /** The address of the page that tells about delivery; no link without it. */
  readonly deliveryInfoHref?: Href;
}

/**
 * Says that the cart is too heavy for delivery, and what to do.
 *
 * @rule WEIGHT-4
 */
export const WeightProblem = ({
  maxWeight,
  cartHref = "/kosar",
  deliveryInfoHref = "/szallitas",
  ...root
}: WeightProblemProps) => {
  const texts = useTexts("cart", cartTexts);
  const formats = useFormats();
  return (
    <Notice {...root} tone="danger" icon="weight" title={texts.tooHeavy}>
      <p>{texts.tooHeavyText(formatMaxWeight(maxWeight, { formats }))}</p>
      <p className={styles.ways}>
        {cartHref !== null && (
          <Link variant="standalone" href={cartHref}>
            {texts.toCart}
          </Link>
        )}
        <Link variant="standalone" href={deliveryInfoHref}>
          {texts.deliveryInfo}
        </Link>
      </p>
    </Notice>
  );
};
