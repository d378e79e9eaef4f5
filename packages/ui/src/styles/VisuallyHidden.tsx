import type { ReactNode } from "react";
import styles from "./VisuallyHidden.module.css";

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
}

/** Text for screen readers. By class, because a strict content policy refuses inline styles. */
export const VisuallyHidden = ({ children }: VisuallyHiddenProps) => <span className={styles.hidden}>{children}</span>;
