import type { ReactNode } from "react";
import { classNames } from "../styles/classNames.ts";
import { Box, type BoxRoot } from "./Box.tsx";
import styles from "./Text.module.css";

/** Props of `Text`: its element, meaning, size and weight, and those of its root element. */
export interface TextProps extends BoxRoot {
  /** A paragraph, or a part of a sentence; `p` unless given. */
  readonly as?: "p" | "span";
  /** `muted` for what is read second, `danger` for what went wrong; the colour around it unless given. */
  readonly tone?: "muted" | "danger";
  /** `small` for notes, `large` for a lead; the size around it unless given. */
  readonly size?: "small" | "medium" | "large";
  /** `semibold` for what must be found in passing; the weight around it unless given. */
  readonly weight?: "regular" | "medium" | "semibold" | "bold";
  /** Sentences, or a part of one. */
  readonly children: ReactNode;
}

/** Text that differs from what is around it. Plain paragraphs need none of it: write `p`. */
export const Text = ({ as = "p", tone, size, weight, className, ...root }: TextProps) => (
  <Box
    {...root}
    as={as}
    className={classNames(
      styles.text,
      tone && styles[tone],
      size && styles[`size-${size}`],
      weight && styles[weight],
      className,
    )}
  />
);
