import { type Href, BareLink } from "@kamra/ui";
import styles from "./CategoryChips.module.css";

interface CategoryChip {
  readonly href: Href;
  readonly name: string;
  /** The number of its products. */
  readonly count: number;
  readonly isCurrent?: boolean;
}

/** Categories as chips; nothing without any. */
export function CategoryChips({
  label,
  chips,
}: {
  readonly label: string;
  readonly chips: ReadonlyArray<CategoryChip>;
}) {
  if (chips.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.chips} role="list">
        {chips.map(({ href, name, count, isCurrent = false }) => (
          <li key={href}>
            <BareLink className={styles.chip} href={href} {...(isCurrent && { "aria-current": "page" })}>
              {name} <span className={styles.count}>{count}</span>
            </BareLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
