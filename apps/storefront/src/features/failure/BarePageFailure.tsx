import { metaText } from "../meta/text.hu.ts";
import { paths } from "../paths/paths.ts";
import styles from "./BarePageFailure.module.css";
import { PageFailure } from "./PageFailure.tsx";

/** A failure without the shell: the shop's name and a link on. */
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
