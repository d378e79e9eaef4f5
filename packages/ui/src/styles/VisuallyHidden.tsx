import type { ReactNode } from "react";
import styles from "./VisuallyHidden.module.css";

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
}

/** Words for those who listen. By class, not by inline style, which a strict content policy refuses. */
export const VisuallyHidden = ({ children }: VisuallyHiddenProps) => <span className={styles.hidden}>{children}</span>;
