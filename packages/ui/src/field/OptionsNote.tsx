import type { ReactNode } from "react";
import styles from "./OptionsNote.module.css";

interface OptionsNoteProps {
  readonly role?: "status";
  readonly children: ReactNode;
}

/** A note among a field's options. */
export const OptionsNote = ({ role, children }: OptionsNoteProps) => (
  <p role={role} className={styles.note}>
    {children}
  </p>
);
