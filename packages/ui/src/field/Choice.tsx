import { type ReactNode, use } from "react";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import hiddenStyles from "../styles/VisuallyHidden.module.css";
import { ChoiceContext } from "./ChoiceGroup.tsx";
import styles from "./Choice.module.css";

/** `className` is the box's, all others are the input's. */
export interface ChoiceProps extends Omit<RootProps<"input">, "style"> {
  readonly value: string;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

/** One of a `ChoiceGroup`: a box with a mark for the chosen one, and its content. */
export const Choice = ({ value, isDisabled = false, className, children, ...input }: ChoiceProps) => {
  const group = use(ChoiceContext);
  return (
    <label className={classNames(styles.choice, className)}>
      <input
        {...input}
        className={hiddenStyles.hidden}
        type="radio"
        name={group.name}
        value={value}
        checked={value === group.value}
        disabled={isDisabled}
        onChange={() => group.onChange(value)}
      />
      <span className={styles.mark} aria-hidden="true" />
      {children}
    </label>
  );
};
