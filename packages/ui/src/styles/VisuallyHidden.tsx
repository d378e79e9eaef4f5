import type { ReactNode } from "react";
import styles from "./VisuallyHidden.module.css";

/** Props of `VisuallyHidden`: the text that only screen readers get. */
export interface VisuallyHiddenProps {
  /** What screen readers say; it is not shown. */
  readonly children: ReactNode;
}

/** Text for screen readers. Hidden by a class, because a strict content security policy blocks inline styles. */
export const VisuallyHidden = ({ children }: VisuallyHiddenProps) => <span className={styles.hidden}>{children}</span>;
