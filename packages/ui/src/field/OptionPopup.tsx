import type { ReactNode } from "react";
import styles from "./ComboBox.module.css";

/** What a field proposes, below it. Pressing it leaves the focus in the field, which stays open. */
export const OptionPopup = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
    {children}
  </div>
);
