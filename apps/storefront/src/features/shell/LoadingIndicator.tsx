import { useNavigation } from "react-router-dom";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import styles from "./LoadingIndicator.module.css";
import { shellText } from "./text.hu.ts";
import { useDelayed } from "./useDelayed.ts";

/**
 * A bar along the top while the next page is on its way, but for pages that come at once; it ends with the page or with its failure.
 *
 * @rule REDIR-4
 */
export function LoadingIndicator() {
  const isShown = useDelayed(useNavigation().state !== "idle", {
    delayMs: useStorefrontShop().settings.loadingIndicatorMs,
  });
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
