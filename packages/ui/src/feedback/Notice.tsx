import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./Notice.module.css";

/** Props of `Notice`: its urgency, title and text, and those of its root element. */
export interface NoticeProps extends RootProps<"div"> {
  /** Screen readers announce `attention` and `danger` immediately, `info` at the next pause. */
  readonly tone: "info" | "attention" | "danger";
  /** The message in one sentence. */
  readonly title: string;
  /** In place of the tone's own. */
  readonly icon?: IconName;
  /** `note` for what the page began with: there is nothing to announce. */
  readonly role?: "note";
  /** More about it, and what can be done. */
  readonly children?: ReactNode;
}

const icons: Readonly<Record<NoticeProps["tone"], IconName>> = { info: "info", attention: "alert", danger: "alert" };

/** A message in the place it concerns: something is missing, changed or went wrong. */
export const Notice = ({ tone, title, icon = icons[tone], role, children, className, ...root }: NoticeProps) => (
  <div
    role={role ?? (tone === "info" ? "status" : "alert")}
    {...root}
    className={classNames(styles.notice, styles[tone], className)}
  >
    <Icon name={icon} />
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  </div>
);
