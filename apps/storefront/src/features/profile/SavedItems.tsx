import { Children, type ReactNode } from "react";
import styles from "./SavedItems.module.css";

/** `SavedCardItem`s side by side, where there is room for two. */
export const SavedItems = ({ children }: { readonly children: ReactNode }) => (
  <ul role="list" className={styles.items}>
    {Children.map(children, (card) => (
      <li>{card}</li>
    ))}
  </ul>
);
