import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import styles from "./Fold.module.css";

export interface FoldProps {
  readonly title: string;
  /** Whether it starts open. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A part of a card that unfolds below its title, also without scripts. */
export const Fold = ({ title, isOpen = false, children }: FoldProps) => (
  <details className={styles.fold} open={isOpen}>
    <summary className={styles.title}>
      {title} <Icon name="chevronDown" size="small" />
    </summary>
    {children}
  </details>
);
