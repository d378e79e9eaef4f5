import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon/Icon.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./State.module.css";

/** Props of `EmptyState`: an icon, a title, an explanation and the next steps. */
export interface EmptyStateProps extends RootProps<"div"> {
  /** An icon that stands for what is missing. */
  readonly icon: IconName;
  /** What is empty, in one sentence. */
  readonly title: string;
  /** What helps, in one sentence. */
  readonly children?: ReactNode;
  /** One or two `ButtonLink`s. */
  readonly action?: ReactNode;
  /** The heading level of the title. */
  readonly level?: "h1" | "h2" | "h3";
}

/** An empty list's message, and what to do about it. */
export const EmptyState = ({
  icon,
  title,
  children,
  action,
  level: Title = "h2",
  className,
  ...root
}: EmptyStateProps) => (
  <div {...root} className={classNames(styles.state, className)}>
    <span className={styles.icon}>
      <Icon name={icon} size="large" />
    </span>
    <Title className={styles.title}>{title}</Title>
    {children !== undefined && <div className={styles.text}>{children}</div>}
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
);
