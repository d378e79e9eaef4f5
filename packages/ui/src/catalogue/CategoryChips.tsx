import { BareLink } from "../link/BareLink.tsx";
import type { Href } from "../link/Href.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./CategoryChips.module.css";

/** A category as a chip, with the number of its products. */
export interface CategoryChip {
  /** The address of its page. */
  readonly href: Href;
  /** Its name, on the chip. */
  readonly name: string;
  /** The number of its products. */
  readonly count: number;
  /** Whether the page shows this one. */
  readonly isCurrent?: boolean;
}

/** Props of `CategoryChips`: the chips, and their name for screen readers. */
export interface CategoryChipsProps extends RootProps<"nav"> {
  /** What screen readers call them. */
  readonly label: string;
  /** The categories in their order. */
  readonly chips: ReadonlyArray<CategoryChip>;
}

/** Categories as chips, one of them the current; nothing without any. */
export const CategoryChips = ({ label, chips, className, ...root }: CategoryChipsProps) => {
  if (chips.length === 0) return null;
  return (
    <nav aria-label={label} className={className} {...root}>
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
};
