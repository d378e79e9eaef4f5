import type { ReactNode } from "react";
import { classNames } from "../styles/classNames.ts";
import { BareButton, type BareButtonProps } from "./BareButton.tsx";
import styles from "./Button.module.css";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

export interface ButtonProps extends Omit<BareButtonProps, "className" | "children"> {
  readonly variant?: ButtonVariant;
  /** As wide as what holds it. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Something that happens here; for going somewhere take a `Link` or a `ButtonLink`. */
export const Button = ({ variant = "primary", isWide = false, ...props }: ButtonProps) => (
  <BareButton {...props} className={classNames(styles.button, styles[variant], isWide && styles.wide)} />
);
