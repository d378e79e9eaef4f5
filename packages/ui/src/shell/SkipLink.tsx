import { useTexts } from "../text/useTexts.ts";
import { shellTexts } from "./text.hu.ts";
import styles from "./SkipLink.module.css";

/** Leads past the header to the page's main part; visible with the focus. */
export const SkipLink = ({ mainId }: { readonly mainId: string }) => (
  <a className={styles.skip} href={`#${mainId}`}>
    {useTexts("shell", shellTexts).skipToContent}
  </a>
);
