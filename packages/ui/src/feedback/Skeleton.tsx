import { classNames } from "../styles/classNames.ts";
import styles from "./Skeleton.module.css";

/** Props of `Skeleton`: the shape and width of the content that is loading. */
export interface SkeletonProps {
  /** The shape of what comes; `text` unless given. */
  readonly shape?: "text" | "heading" | "picture" | "button";
  /** Its width. */
  readonly width?: "full" | "long" | "short";
}

/** A placeholder in the shape of the content. Its container is marked as busy. */
export const Skeleton = ({ shape = "text", width = "full" }: SkeletonProps) => (
  <span className={classNames(styles.skeleton, styles[shape], styles[width])} aria-hidden="true" />
);
