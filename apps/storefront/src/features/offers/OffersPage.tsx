import { breadcrumbs } from "@kamra/core/catalogue";
import { ButtonLink, EmptyState, PageHead } from "@kamra/ui";
import { Listing } from "../listing/Listing.tsx";
import { ListingMeta } from "../listing/ListingMeta.tsx";
import { productOrders } from "../listing/listingOrders.ts";
import { Page } from "../page/Page.tsx";
import { paths } from "../paths/paths.ts";
import { offersText } from "./text.hu.ts";

const crumbs = breadcrumbs({ kind: "offers" });

export function OffersPage() {
  return (
    <Page>
      <ListingMeta title={offersText.title} description={offersText.description} path={paths.offers} crumbs={crumbs} />
      <PageHead crumbs={crumbs} title={offersText.title} />
      <Listing
        label={offersText.title}
        orders={productOrders}
        nothing={
          <EmptyState
            icon="percent"
            title={offersText.nothingTitle}
            action={<ButtonLink href={paths.news}>{offersText.toNews}</ButtonLink>}
          >
            <p>{offersText.nothing}</p>
          </EmptyState>
        }
      />
    </Page>
  );
}
