import type { ReactNode } from "react";
import { Link as AriaLink, type LinkProps } from "react-aria-components";
import { classNames } from "../styles/classNames.ts";
import type { ButtonVariant } from "./Button.tsx";
import styles from "./Button.module.css";

export interface ButtonLinkProps extends Omit<LinkProps, "className" | "style" | "children" | "href" | "render"> {
  readonly href: string;
  readonly variant?: ButtonVariant;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A link that weighs as much as a button: the next step of a page. */
export const ButtonLink = ({ variant = "primary", isWide = false, ...props }: ButtonLinkProps) => (
  <AriaLink {...props} className={classNames(styles.button, styles[variant], isWide && styles.wide)} />
);
