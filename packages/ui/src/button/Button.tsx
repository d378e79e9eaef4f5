import type { ReactNode } from "react";
import { classNames } from "../styles/classNames.ts";
import pending from "../styles/Pending.module.css";
import { BareButton, type BareButtonProps } from "./BareButton.tsx";
import styles from "./Button.module.css";

/** A button's emphasis; `danger` for actions that take something away. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

/** Props of `Button`, besides those of a native button; its class names are added to the own ones. */
export interface ButtonProps extends Omit<BareButtonProps, "children"> {
  /** Its emphasis; one `primary` on a page. `primary` unless given. */
  readonly variant?: ButtonVariant;
  /** Whether it fills the width of its container. */
  readonly isWide?: boolean;
  /** What it does, as a verb of one to three words. */
  readonly children: ReactNode;
}

/** A button for an action on the page; use `Link` or `ButtonLink` for navigation. */
export const Button = ({ variant = "primary", isWide = false, className, ...props }: ButtonProps) => (
  <BareButton
    {...props}
    className={classNames(
      styles.button,
      styles[variant],
      isWide && styles.wide,
      props.isPending === true && pending.pending,
      className,
    )}
  />
);
