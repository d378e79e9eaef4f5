import type { ReactNode, Ref } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";
import { classNames } from "../styles/classNames.ts";
import styles from "./Button.module.css";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

export interface ButtonProps extends Omit<AriaButtonProps, "className" | "style" | "children"> {
  readonly variant?: ButtonVariant;
  /** As wide as what holds it. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Something that happens here; for going somewhere take a `Link` or a `ButtonLink`. */
export const Button = ({ variant = "primary", isWide = false, ...props }: ButtonProps) => (
  <AriaButton {...props} className={classNames(styles.button, styles[variant], isWide && styles.wide)} />
);
