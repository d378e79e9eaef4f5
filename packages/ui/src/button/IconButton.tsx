import type { Ref } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";
import { Icon, type IconName } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import type { ButtonVariant } from "./Button.tsx";
import styles from "./Button.module.css";

export interface IconButtonProps extends Omit<AriaButtonProps, "className" | "style" | "children" | "aria-label"> {
  readonly icon: IconName;
  /** What it does, for those who do not see the icon. */
  readonly label: string;
  readonly variant?: ButtonVariant;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A square button of 44 px with an icon and a spoken name. */
export const IconButton = ({ icon, label, variant = "quiet", ...props }: IconButtonProps) => (
  <AriaButton {...props} aria-label={label} className={classNames(styles.button, styles.iconOnly, styles[variant])}>
    <Icon name={icon} />
  </AriaButton>
);
