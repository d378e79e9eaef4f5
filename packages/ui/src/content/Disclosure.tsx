import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import styles from "./Disclosure.module.css";

export interface DisclosureProps {
  /** By which an address can lead to it. */
  readonly id: string;
  readonly title: string;
  /** Whether it is open when the page comes; after that it is the shopper's. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A question that opens on its answer, before any script has come too. */
export const Disclosure = ({ id, title, isOpen = false, children }: DisclosureProps) => (
  <details id={id} className={styles.disclosure} open={isOpen}>
    <summary className={styles.title}>
      {title}
      <Icon name="chevronDown" />
    </summary>
    <div className={styles.answer}>{children}</div>
  </details>
);
