import type { ReactNode } from "react";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./Heading.module.css";

/** Props of `Heading`: its level and size, and those of its root element. */
export interface HeadingProps extends RootProps<"h2"> {
  /** Its place in the page's outline: one more than that of the heading it belongs to. */
  readonly level: "h1" | "h2" | "h3" | "h4";
  /** The size of its text. Default: the size of its level. */
  readonly size?: "small" | "medium" | "large" | "display";
  /** What follows, in a few words. */
  readonly children: ReactNode;
}

const sizes = { h1: "display", h2: "large", h3: "medium", h4: "small" } as const satisfies Readonly<
  Record<HeadingProps["level"], HeadingProps["size"]>
>;

/** A heading whose size is free of its level. */
export const Heading = ({ level: Title, size = sizes[Title], className, children, ...root }: HeadingProps) => (
  <Title {...root} className={classNames(styles.heading, styles[size], className)}>
    {children}
  </Title>
);
