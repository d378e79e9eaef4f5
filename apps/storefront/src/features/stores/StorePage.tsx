import type { GroceryStore } from "@kamra/core/content";
import { Card, Link, OpeningHours, RichText, Stack, StoreFacts } from "@kamra/ui";
import { use } from "react";
import { useLoaderData } from "react-router-dom";
import { OriginContext } from "../../document/OriginContext.ts";
import { type StructuredData, StructuredDataNote } from "../../document/StructuredDataNote.tsx";
import { ContentHead } from "../page/ContentHead.tsx";
import { crumbsTo } from "../page/crumbsTo.ts";
import { Page } from "../page/Page.tsx";
import type { PageMoment } from "../page/pageLoader.ts";
import { paths } from "../paths/paths.ts";
import { storePath } from "../paths/storePath.ts";
import type { StoreData } from "./storeLoader.ts";
import styles from "./StorePage.module.css";
import { storesText } from "./text.hu.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** A store, as schema.org describes it. */
function storeData(store: GroceryStore, { origin }: { readonly origin: string }): StructuredData {
  const { name, postcode, city, street, houseNumber, latitude, longitude, telephone, week, specialDays } = store;
  return {
    "@context": "https://schema.org",
    "@type": "GroceryStore",
    name,
    url: origin + storePath(store),
    ...(telephone !== null && { telephone }),
    address: {
      "@type": "PostalAddress",
      postalCode: postcode,
      addressLocality: city,
      streetAddress: `${street} ${houseNumber}`,
      addressCountry: "HU",
    },
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    openingHoursSpecification: [
      ...week.map(({ weekday, opens, closes }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: `https://schema.org/${weekdays[weekday - 1] ?? ""}`,
        opens,
        closes,
      })),
      ...specialDays.flatMap(({ date, hours }) =>
        // In schema.org equal opening and closing hours mean a closed day.
        (hours.length === 0 ? [{ opens: "00:00", closes: "00:00" }] : hours).map((open) => ({
          "@type": "OpeningHoursSpecification",
          validFrom: date,
          validThrough: date,
          ...open,
        })),
      ),
    ],
  };
}

/** One store: its address, its opening hours, its services. */
export function StorePage() {
  const origin = use(OriginContext);
  const { store, now: at } = useLoaderData<StoreData & PageMoment>();
  const now = new Date(at);
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
      <Card isRoomy className={styles.store}>
        <Stack>
          <StoreFacts store={store} now={now} />
          {store.description !== null && <RichText html={store.description} />}
          <Stack as="ul" gap={2}>
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
          </Stack>
        </Stack>
        <OpeningHours store={store} now={now} />
      </Card>
    </Page>
  );
}
