import type { ReactNode } from "react";
import { classNames } from "../styles/classNames.ts";
import { Box, type BoxRoot } from "./Box.tsx";
import styles from "./Divider.module.css";

/** Props of `Divider`: its word, and those of its root element. */
export interface DividerProps extends BoxRoot {
  /** A word between two ways, such as “vagy”; without it, a line alone. */
  readonly children?: ReactNode;
}

/** A line between parts that do not belong together, or a word between two lines. */
export const Divider = ({ children, className, ...root }: DividerProps) =>
  children === undefined ? (
    <Box {...root} as="hr" className={classNames(styles.line, className)} />
  ) : (
    <Box {...root} as="p" className={classNames(styles.word, className)}>
      {children}
    </Box>
  );
