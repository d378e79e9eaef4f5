import type { ProductDetails } from "@kamra/core/product";
import styles from "./RatingDistribution.module.css";
import { RatingSummary } from "./RatingSummary.tsx";
import { productPageText } from "./text.hu.ts";

/** The number of votes for each number of stars. */
export function RatingDistribution({ rating, votes }: Pick<ProductDetails, "rating" | "votes">) {
  if (rating.count === 0) return <p className={styles.none}>{productPageText.noRatings}</p>;
  return (
    <div className={styles.ratings}>
      <RatingSummary rating={rating} />
      <ul className={styles.bars} role="list">
        {votes
          .map((count, index) => ({ stars: index + 1, count }))
          .toReversed()
          .map(({ stars, count }) => (
            <li key={stars} className={styles.row}>
              <span>{productPageText.stars(stars)}</span>
              <svg className={styles.bar} aria-hidden="true">
                <rect className={styles.filled} width={`${(count / rating.count) * 100}%`} height="100%" rx="4" />
              </svg>
              <span className={styles.count}>{productPageText.votes(count)}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}
