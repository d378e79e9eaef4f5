import { type ReactNode, useId } from "react";
import styles from "./ProfileSection.module.css";

interface ProfileSectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A section of a profile page, with its own heading. */
export const ProfileSection = ({ title, lead, children }: ProfileSectionProps) => {
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
};
