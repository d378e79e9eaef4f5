import { metaText } from "../meta/text.hu.ts";
import { paths } from "../paths/paths.ts";
import styles from "./BarePageFailure.module.css";
import { PageFailure } from "./PageFailure.tsx";

/** A failure before there was anything to put around the page: the shop's name and the way on. */
export function BarePageFailure() {
  return (
    <>
      <header className={styles.header}>
        <a className={styles.brand} href={paths.home}>
          {metaText.shopName}
        </a>
      </header>
      <main id="main">
        <PageFailure />
      </main>
    </>
  );
}
