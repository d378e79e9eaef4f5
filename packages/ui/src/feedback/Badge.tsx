import type { ReactNode } from "react";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./Badge.module.css";

/** Props of `Badge`: its text and meaning. */
export interface BadgeProps extends RootProps<"span"> {
  /** `sale` for reductions only, `new` for news, `neutral` for facts, `strong` for what must not be missed. */
  readonly tone?: "neutral" | "sale" | "new" | "action" | "strong";
  /** One or two words. */
  readonly children: ReactNode;
}

/** A short label for the item beside it. */
export const Badge = ({ tone = "neutral", children, className, ...root }: BadgeProps) => (
  <span {...root} className={classNames(styles.badge, styles[tone], className)}>
    {children}
  </span>
);
