import type { ReactNode } from "react";
import { classNames } from "../styles/classNames.ts";
import { Box, type BoxRoot, type BoxTag } from "./Box.tsx";
import { type Gap, gapClass } from "./gapClass.ts";
import styles from "./Stack.module.css";

/** Props of `Stack`: its element, the space between its parts and their place, and those of its root element. */
export interface StackProps extends BoxRoot {
  /** The element; a `ul` or `ol` holds `li`. `div` unless given. */
  readonly as?: BoxTag;
  /** The space between the parts, by the number of its token; 4 unless given. */
  readonly gap?: Gap;
  /** Where the parts are across; unless given they fill the width. */
  readonly place?: "start" | "center" | "end";
  /** The parts, from the top. */
  readonly children: ReactNode;
}

/** Parts below each other with the same space between them. */
export const Stack = ({ as = "div", gap = 4, place, className, ...root }: StackProps) => (
  <Box {...root} as={as} className={classNames(styles.stack, gapClass(gap), place && styles[place], className)} />
);
