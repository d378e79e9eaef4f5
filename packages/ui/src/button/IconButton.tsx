import { Icon, type IconName } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import { BareButton, type BareButtonProps } from "./BareButton.tsx";
import type { ButtonVariant } from "./Button.tsx";
import styles from "./Button.module.css";

/** Props of `IconButton`, besides those of a native button; its name is required. */
export interface IconButtonProps extends Omit<BareButtonProps, "children" | "aria-label"> {
  /** The icon, which stands for what the label says. */
  readonly icon: IconName;
  /** The action's name, for screen readers. */
  readonly label: string;
  /** Its emphasis; `quiet` unless given. */
  readonly variant?: ButtonVariant;
}

/** A square button of 44 px with an icon and an accessible name. */
export const IconButton = ({ icon, label, variant = "quiet", className, ...props }: IconButtonProps) => (
  <BareButton
    {...props}
    aria-label={label}
    className={classNames(styles.button, styles.iconOnly, styles[variant], className)}
  >
    <Icon name={icon} />
  </BareButton>
);
