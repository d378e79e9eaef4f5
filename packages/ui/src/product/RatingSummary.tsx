import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import type { ProductDetails } from "@kamra/core/product";
import type { Formats } from "@kamra/core/text";
import { useId } from "react";
import { useFormats, useTexts } from "../text/useTexts.ts";
import styles from "./RatingSummary.module.css";
import { productTexts } from "./text.hu.ts";

/** The stars that a product got. */
export interface RatingSummaryProps extends Pick<ProductDetails, "rating">, RootProps<"p"> {}

/**
 * An average of stars: one decimal, half up.
 *
 * @example ratingText(4.25, { decimal: "," }) // => "4,3"
 */
const ratingText = (average: number, { decimal }: Pick<Formats, "decimal">): string => {
  const tenths = Math.round(average * 10);
  return `${Math.floor(tenths / 10)}${decimal}${tenths % 10}`;
};

/** A product's stars and number of votes; nothing without votes. */
export const RatingSummary = ({ rating: { average, count }, className, ...root }: RatingSummaryProps) => {
  const texts = useTexts("product", productTexts);
  const formats = useFormats();
  const starsId = useId();
  if (average === null || count === 0) return null;
  return (
    <p {...root} className={classNames(styles.rating, className)}>
      <svg className={styles.stars} viewBox="0 0 120 24" aria-hidden="true">
        <defs>
          <clipPath id={starsId}>
            {[0, 1, 2, 3, 4].map((star) => (
              <path
                key={star}
                transform={`translate(${star * 24} 0)`}
                d="m12 2.5 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.4l6.6-.9z"
              />
            ))}
          </clipPath>
        </defs>
        <g clipPath={`url(#${starsId})`}>
          <rect className={styles.empty} width="120" height="24" />
          <rect className={styles.full} width={(average / 5) * 120} height="24" />
        </g>
      </svg>
      <span>{texts.rating(ratingText(average, formats), count)}</span>
    </p>
  );
};
