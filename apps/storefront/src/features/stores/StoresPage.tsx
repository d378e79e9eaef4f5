import { Card, EmptyState, Grid, Heading, Link, StoreFacts } from "@kamra/ui";
import { useLoaderData } from "react-router-dom";
import { ContentHead } from "../page/ContentHead.tsx";
import { Page } from "../page/Page.tsx";
import type { PageMoment } from "../page/pageLoader.ts";
import { storePath } from "../paths/storePath.ts";
import type { StoresData } from "./storesLoader.ts";
import { storesText } from "./text.hu.ts";

/** The list of stores. */
export function StoresPage() {
  const { stores, now: at } = useLoaderData<StoresData & PageMoment>();
  const now = new Date(at);
  return (
    <Page>
      <ContentHead title={storesText.title} lead={storesText.lead} />
      {stores.length === 0 && (
        <EmptyState icon="store" title={storesText.nothingTitle}>
          <p>{storesText.nothing}</p>
        </EmptyState>
      )}
      <Grid as="ul" column="wide" gap={3}>
        {stores.map((store) => (
          <Card key={store.id} as="li" gap={2}>
            <Heading level="h2" size="small">
              <Link variant="plain" href={storePath(store)}>
                {store.name}
              </Link>
            </Heading>
            <StoreFacts store={store} now={now} />
          </Card>
        ))}
      </Grid>
    </Page>
  );
}
