import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import type { ProductDetails } from "@kamra/core/product";
import { useTexts } from "../text/useTexts.ts";
import styles from "./RatingDistribution.module.css";
import { RatingSummary } from "./RatingSummary.tsx";
import { productTexts } from "./text.hu.ts";

/** A product's average, and its votes. */
export interface RatingDistributionProps extends Pick<ProductDetails, "rating" | "votes">, RootProps<"div"> {}

/** The number of votes for each number of stars. */
export const RatingDistribution = ({ rating, votes, className, ...root }: RatingDistributionProps) => {
  const texts = useTexts("product", productTexts);
  if (rating.count === 0)
    return (
      <div {...root} className={classNames(styles.none, className)}>
        <p>{texts.noRatings}</p>
      </div>
    );
  return (
    <div {...root} className={classNames(styles.ratings, className)}>
      <RatingSummary rating={rating} />
      <ul className={styles.bars} role="list">
        {votes
          .map((count, index) => ({ stars: index + 1, count }))
          .toReversed()
          .map(({ stars, count }) => (
            <li key={stars} className={styles.row}>
              <span>{texts.stars(stars)}</span>
              <svg className={styles.bar} aria-hidden="true">
                <rect className={styles.filled} width={`${(count / rating.count) * 100}%`} height="100%" rx="4" />
              </svg>
              <span className={styles.count}>{texts.votes(count)}</span>
            </li>
          ))}
      </ul>
    </div>
  );
};
