import { classNames } from "../styles/classNames.ts";
import { Stack, type StackProps } from "./Stack.tsx";
import styles from "./Card.module.css";

/** Props of `Card`: whether it has room, and those of the `Stack` that it is. */
export interface CardProps extends StackProps {
  /** Whether it has more room around its content, as forms do. */
  readonly isRoomy?: boolean;
}

/** What belongs together, on a surface of its own with a border. Its parts are below each other, as in a `Stack`. */
export const Card = ({ isRoomy = false, className, ...stack }: CardProps) => (
  <Stack {...stack} className={classNames(styles.card, isRoomy && styles.roomy, className)} />
);
