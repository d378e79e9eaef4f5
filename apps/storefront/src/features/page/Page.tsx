import type { ReactNode } from "react";
import styles from "./Page.module.css";

/** The column of a page's content. */
export function Page({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
