import type { ReactNode } from "react";
import { RoutedLink, type RoutedLinkProps } from "../link/RoutedLink.tsx";
import { classNames } from "../styles/classNames.ts";
import type { ButtonVariant } from "./Button.tsx";
import styles from "./Button.module.css";

/** Props of `ButtonLink`: an address, and a button's emphasis and width. */
export interface ButtonLinkProps extends Omit<RoutedLinkProps, "children"> {
  /** Its emphasis, as of a button; `primary` unless given. */
  readonly variant?: ButtonVariant;
  /** Whether it fills the width of its container. */
  readonly isWide?: boolean;
  /** Where it leads, in one to three words. */
  readonly children: ReactNode;
}

/** A link with a button's look, for the main next step of a page. */
export const ButtonLink = ({ variant = "primary", isWide = false, className, ...props }: ButtonLinkProps) => (
  <RoutedLink {...props} className={classNames(styles.button, styles[variant], isWide && styles.wide, className)} />
);
