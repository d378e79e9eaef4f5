import { type ReactNode, useId } from "react";
import styles from "./Section.module.css";

interface SectionProps {
  readonly title: string;
  /** What stands beside the title: a link that changes it. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a step, under a heading of its own. */
export function Section({ title, action, children }: SectionProps) {
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
