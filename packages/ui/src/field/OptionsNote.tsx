import type { ReactNode } from "react";
import { classNames } from "../styles/classNames.ts";
import styles from "./OptionsNote.module.css";

interface OptionsNoteProps {
  readonly role?: "status";
  readonly children: ReactNode;
}

/** A note among a field's suggestions. Pressing it does nothing: the field keeps the focus and stays open. */
export const OptionsNote = ({ role, children }: OptionsNoteProps) => (
  <p role={role} className={classNames(styles.note)} onMouseDown={(event) => event.preventDefault()}>
    {children}
  </p>
);
