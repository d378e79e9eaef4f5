import type { ReactNode } from "react";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./ButtonRow.module.css";

/** Props of `ButtonRow`: its buttons and their place, and those of its root element. */
export interface ButtonRowProps extends RootProps<"div"> {
  /** Where the buttons are; `between` pushes the first and the last to the edges. */
  readonly place?: "start" | "center" | "end" | "between";
  /** Buttons, links in the look of buttons, or short texts beside them. */
  readonly children: ReactNode;
}

/** Buttons beside each other, the main one first; they wrap where there is no room. Nothing without content. */
export const ButtonRow = ({ place = "start", className, children, ...root }: ButtonRowProps) => (
  <div {...root} className={classNames(styles.row, styles[place], className)}>
    {children}
  </div>
);
