import { useNavigation } from "react-router-dom";
import styles from "./LoadingIndicator.module.css";
import { shellText } from "./text.hu.ts";
import { useDelayed } from "./useDelayed.ts";

/** Under this a page change feels immediate, and an indicator would only flicker. */
const delayMs = 120;

/**
 * A bar along the top while the next page is on its way; it ends with the page or with its failure.
 *
 * @rule REDIR-4
 */
export function LoadingIndicator() {
  const isShown = useDelayed(useNavigation().state !== "idle", { delayMs });
  return (
    <div role="status" className={styles.place}>
      {isShown && (
        <>
          <span className={styles.words}>{shellText.loading}</span>
          <span className={styles.bar} aria-hidden="true" />
        </>
      )}
    </div>
  );
}
