import { topCategoryIds } from "@kamra/core/catalogue";
import { useId } from "react";
import { useCategories } from "@kamra/react";
import { BareLink, EmptyState, hrefFrom } from "@kamra/ui";
import { categoryPicture } from "../category/categoryPicture.ts";
import { useDepartments } from "../category/useDepartments.ts";
import styles from "./CategoryTiles.module.css";
import { homeCategories } from "./homeCategories.ts";
import { homeText } from "./text.hu.ts";

/** The top categories as pictures to press; a message in a shop that has none yet. */
export function CategoryTiles() {
  const headingId = useId();
  const { categories } = homeCategories(useDepartments());
  if (useCategories()?.length === 0)
    return (
      <EmptyState icon="basket" title={homeText.nothingTitle}>
        <p>{homeText.nothing}</p>
      </EmptyState>
    );
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{homeText.categories}</h2>
      <ul className={styles.tiles} role="list">
        {categories
          .filter(({ id }) => topCategoryIds.some((top) => top === id))
          .map((category) => (
            <li key={category.id}>
              <BareLink className={styles.tile} href={hrefFrom(category.path)}>
                <img
                  className={styles.picture}
                  src={categoryPicture(category)}
                  alt=""
                  width={400}
                  height={400}
                  loading="lazy"
                  decoding="async"
                />
                <span className={styles.name}>{category.name}</span>
                <span className={styles.count}>{homeText.products(category.productCount)}</span>
              </BareLink>
            </li>
          ))}
      </ul>
    </section>
  );
}
