import { budapestDay } from "@kamra/core/product";
import { dateText } from "@kamra/core/text";
import { Link, OpeningHours, RichText } from "@kamra/ui";
import { use } from "react";
import { useLoaderData } from "react-router-dom";
import { OriginContext } from "../../document/OriginContext.ts";
import { StructuredDataNote } from "../../document/StructuredDataNote.tsx";
import { ContentHead } from "../page/ContentHead.tsx";
import { crumbsTo } from "../page/crumbsTo.ts";
import { Page } from "../page/Page.tsx";
import type { PageMoment } from "../page/pageLoader.ts";
import { paths } from "../paths/paths.ts";
import { StoreFacts } from "./StoreFacts.tsx";
import { storeData } from "./storeData.ts";
import type { StoreData } from "./storeLoader.ts";
import styles from "./StorePage.module.css";
import { storePath } from "../paths/storePath.ts";
import { storesText } from "./text.hu.ts";

/** One store: its address, its opening hours, its services. */
export function StorePage() {
  const origin = use(OriginContext);
  const { store, now } = useLoaderData<StoreData & PageMoment>();
  const told = { now: new Date(now) };
  const today = budapestDay(told.now);
  const path = storePath(store);
  return (
    <Page>
      <ContentHead
        title={store.name}
        description={storesText.description(store)}
        crumbs={crumbsTo({ label: storesText.title, path: paths.stores }, { label: store.name, path })}
        path={path}
      />
      <StructuredDataNote data={storeData(store, { origin })} />
      <div className={styles.store}>
        <div className={styles.words}>
          <StoreFacts store={store} today={today} />
          {store.description !== null && <RichText html={store.description} />}
          <ul className={styles.ways} role="list">
            <li>
              <Link href={storesText.mapHref(store)}>{storesText.map}</Link>
            </li>
            {store.telephone !== null && (
              <li>
                <Link href={`tel:${store.telephone.replace(/\s/g, "")}`}>{store.telephone}</Link>
              </li>
            )}
            {store.email !== null && (
              <li>
                <Link href={`mailto:${store.email}`}>{store.email}</Link>
              </li>
            )}
          </ul>
        </div>
        <OpeningHours store={store} today={today} formatDay={(day) => dateText(day, told)} />
      </div>
    </Page>
  );
}
