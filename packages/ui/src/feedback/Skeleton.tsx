import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./Skeleton.module.css";

/** Props of `Skeleton`: the shape and width of the content that is loading. */
export interface SkeletonProps extends RootProps<"span"> {
  /** The shape of what comes; `text` unless given. */
  readonly shape?: "text" | "heading" | "picture" | "button";
  /** Its width. */
  readonly width?: "full" | "long" | "short";
}

/** A placeholder in the shape of the content. Its container is marked as busy. */
export const Skeleton = ({ shape = "text", width = "full", className, ...root }: SkeletonProps) => (
  <span {...root} className={classNames(styles.skeleton, styles[shape], styles[width], className)} aria-hidden="true" />
);
