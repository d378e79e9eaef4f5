import type { ReactNode } from "react";
import { classNames } from "../styles/classNames.ts";
import { Box, type BoxRoot, type BoxTag } from "./Box.tsx";
import { type Gap, gapClass } from "./gapClass.ts";
import styles from "./Grid.module.css";

/** Props of `Grid`: its element, its columns and the space between its parts, and those of its root element. */
export interface GridProps extends BoxRoot {
  /** The element; a `ul` or `ol` holds `li`. `div` unless given. */
  readonly as?: BoxTag;
  /** How wide a column is at least: 11, 16 or 22 times the text's size; `medium` unless given. */
  readonly column?: "narrow" | "medium" | "wide";
  /** The space between the parts, by the number of its token; 4 unless given. */
  readonly gap?: Gap;
  /** The parts, in the order of reading. */
  readonly children: ReactNode;
}

/** Parts in columns of one width: as many as fit into the container, one on a phone. */
export const Grid = ({ as = "div", column = "medium", gap = 4, className, ...root }: GridProps) => (
  <Box {...root} as={as} className={classNames(styles.grid, styles[column], gapClass(gap), className)} />
);
