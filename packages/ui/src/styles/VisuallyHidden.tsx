import type { ReactNode } from "react";
import type { RootProps } from "./RootProps.ts";
import { classNames } from "./classNames.ts";
import styles from "./VisuallyHidden.module.css";

/** Props of `VisuallyHidden`: the text that only screen readers get. */
export interface VisuallyHiddenProps extends RootProps<"span"> {
  /** What screen readers say; it is not shown. */
  readonly children: ReactNode;
}

/** Text for screen readers. Hidden by a class, because a strict content security policy blocks inline styles. */
export const VisuallyHidden = ({ children, className, ...root }: VisuallyHiddenProps) => (
  <span {...root} className={classNames(styles.hidden, className)}>
    {children}
  </span>
);
