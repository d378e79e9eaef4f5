import type { ReactNode } from "react";
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from "react-aria-components";
import { Icon } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import styles from "./Checkbox.module.css";

export interface CheckboxProps extends Omit<AriaCheckboxProps, "className" | "style" | "children"> {
  readonly children: ReactNode;
}

/** Yes or no, as wide a target as its words. */
export const Checkbox = ({ children, ...props }: CheckboxProps) => (
  <AriaCheckbox {...props} className={classNames(styles.checkbox)}>
    <span className={styles.box} aria-hidden="true">
      <Icon name="check" size="small" />
    </span>
    <span className={styles.words}>{children}</span>
  </AriaCheckbox>
);
