import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./Disclosure.module.css";

/** Props of `Disclosure`: the question as title, the answer as children. */
export interface DisclosureProps extends RootProps<"details"> {
  /** The id for links to it. */
  readonly id: string;
  /** What opens it, as a title. */
  readonly title: string;
  /** Whether it starts open. */
  readonly isOpen?: boolean;
  /** What is folded away. */
  readonly children: ReactNode;
}

/** A question that expands to its answer, also without scripts. */
export const Disclosure = ({ id, title, isOpen = false, children, className, ...root }: DisclosureProps) => (
  <details id={id} {...root} className={classNames(styles.disclosure, className)} open={isOpen}>
    <summary className={styles.title}>
      {title}
      <Icon name="chevronDown" />
    </summary>
    <div className={styles.answer}>{children}</div>
  </details>
);
