import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import styles from "./Checkbox.module.css";

export interface CheckboxProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

/** Yes or no, as wide a target as its words: the browser's own box, drawn over. */
export const Checkbox = ({ isSelected, onChange, isDisabled = false, children }: CheckboxProps) => (
  <label className={styles.checkbox}>
    <input className={styles.input} type="checkbox" checked={isSelected} disabled={isDisabled} onChange={(event) => onChange(event.currentTarget.checked)} />
    <span className={styles.box} aria-hidden="true">
      <Icon name="check" size="small" />
    </span>
    <span className={styles.words}>{children}</span>
  </label>
);
