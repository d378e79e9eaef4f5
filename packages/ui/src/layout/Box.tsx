import { createElement, type ReactNode } from "react";
import type { RootProps } from "../styles/RootProps.ts";

/** The elements that hold other content. */
export type BoxTag = "div" | "section" | "article" | "aside" | "ul" | "ol" | "li";

/** The root of a part that takes the form of several elements: any of them is an `HTMLElement`, as a `section` is. */
export type BoxRoot = RootProps<"section">;

interface BoxProps extends BoxRoot {
  readonly as: BoxTag | "p" | "span" | "hr";
  readonly children?: ReactNode;
}

/** An element by its name. A list without marks remains a list for screen readers. */
export const Box = ({ as, children, ...root }: BoxProps) =>
  createElement(as, { ...(as === "ul" || as === "ol" ? { role: "list" } : {}), ...root }, children);
