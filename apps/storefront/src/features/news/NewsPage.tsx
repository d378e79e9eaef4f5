import { breadcrumbs } from "@kamra/core/catalogue";
import { ButtonLink, EmptyState, PageHead } from "@kamra/ui";
import { Listing } from "../listing/Listing.tsx";
import { ListingMeta } from "../listing/ListingMeta.tsx";
import { productOrders } from "../listing/listingOrders.ts";
import { Page } from "../page/Page.tsx";
import { paths } from "../paths/paths.ts";
import { newsText } from "./text.hu.ts";

const crumbs = breadcrumbs({ kind: "news" });

export function NewsPage() {
  return (
    <Page>
      <ListingMeta title={newsText.title} description={newsText.description} path={paths.news} crumbs={crumbs} />
      <PageHead crumbs={crumbs} title={newsText.title} />
      <Listing
        label={newsText.title}
        orders={productOrders}
        nothing={
          <EmptyState
            icon="sparkle"
            title={newsText.nothingTitle}
            action={<ButtonLink href={paths.offers}>{newsText.toOffers}</ButtonLink>}
          >
            <p>{newsText.nothing}</p>
          </EmptyState>
        }
      />
    </Page>
  );
}
