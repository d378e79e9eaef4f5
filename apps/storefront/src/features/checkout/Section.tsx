import { type ReactNode, useId } from "react";
import styles from "./Section.module.css";

interface SectionProps {
  readonly title: string;
  /** A link beside the title, to change the content. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a step, with its own heading. */
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
