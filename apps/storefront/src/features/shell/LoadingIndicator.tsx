import { useLoading } from "@kamra/react";
import styles from "./LoadingIndicator.module.css";
import { shellText } from "./text.hu.ts";

/**
 * A bar along the top while the next page, or something else that the shopper waits for, is on its way, but for what comes at
 * once; it ends with the page or with its failure.
 *
 * @rule REDIR-4
 */
export function LoadingIndicator() {
  const { isIndicated } = useLoading();
  return (
    <div role="status" className={styles.place}>
      {isIndicated && (
        <>
          <span className={styles.words}>{shellText.loading}</span>
          <span className={styles.bar} aria-hidden="true" />
        </>
      )}
    </div>
  );
}
