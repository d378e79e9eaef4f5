import { useLoading } from "@kamra/react";
import styles from "./LoadingIndicator.module.css";
import { shellText } from "./text.hu.ts";

/**
 * A bar along the top while a page or a request is loading, except for fast ones; it ends with success or failure.
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
