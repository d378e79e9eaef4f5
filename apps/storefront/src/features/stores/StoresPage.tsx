import { budapestDay } from "@kamra/core/product";
import { EmptyState, Link, StoreFacts } from "@kamra/ui";
import { useLoaderData } from "react-router-dom";
import { ContentHead } from "../page/ContentHead.tsx";
import { Page } from "../page/Page.tsx";
import type { PageMoment } from "../page/pageLoader.ts";
import { storePath } from "../paths/storePath.ts";
import type { StoresData } from "./storesLoader.ts";
import styles from "./StoresPage.module.css";
import { storesText } from "./text.hu.ts";

/** The list of stores. */
export function StoresPage() {
  const { stores, now } = useLoaderData<StoresData & PageMoment>();
  const today = budapestDay(new Date(now));
  return (
    <Page>
      <ContentHead title={storesText.title} lead={storesText.lead} />
      {stores.length === 0 && (
        <EmptyState icon="store" title={storesText.nothingTitle}>
          <p>{storesText.nothing}</p>
        </EmptyState>
      )}
      <ul className={styles.stores} role="list">
        {stores.map((store) => (
          <li key={store.id} className={styles.store}>
            <h2 className={styles.name}>
              <Link variant="plain" href={storePath(store)}>
                {store.name}
              </Link>
            </h2>
            <StoreFacts store={store} today={today} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
