import type { Category } from "@kamra/core/catalog";
import { BareLink } from "@kamra/ui";
import styles from "./SubCategories.module.css";
import { categoryText } from "./text.hu.ts";

/** The categories below one, as chips; nothing at the lowest level. */
export function SubCategories({ categories }: { readonly categories: ReadonlyArray<Category> }) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={categoryText.subCategories}>
      <ul className={styles.chips} role="list">
        {categories.map(({ id, path, name, productCount }) => (
          <li key={id}>
            <BareLink className={styles.chip} href={path}>
              {name} <span className={styles.count}>{productCount}</span>
            </BareLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
