import { useTexts } from "../text/TextsProvider.tsx";
import styles from "./SkipLink.module.css";

/** Leads past the header to the page's main part; visible with the focus. */
export const SkipLink = ({ mainId }: { readonly mainId: string }) => (
  <a className={styles.skip} href={`#${mainId}`}>
    {useTexts().shell.skipToContent}
  </a>
);
