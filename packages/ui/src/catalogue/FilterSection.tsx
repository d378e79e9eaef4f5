import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import styles from "./FilterPanel.module.css";

export interface FilterSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the filters that folds away; open at first, and without a script. */
export const FilterSection = ({ title, children }: FilterSectionProps) => (
  <details className={styles.section} open>
    <summary className={styles.title}>
      {title}
      <Icon name="chevronDown" size="small" />
    </summary>
    <div className={styles.options}>{children}</div>
  </details>
);
