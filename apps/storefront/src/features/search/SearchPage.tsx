import { breadcrumbs } from "@kamra/core/catalogue";
import { ButtonLink, EmptyState, Link } from "@kamra/ui";
import { useParams } from "react-router-dom";
import { useSearchEvents } from "../analytics/useSearchEvents.ts";
import { Listing } from "../listing/Listing.tsx";
import { ListingHead } from "../page/ListingHead.tsx";
import { ListingMeta } from "../listing/ListingMeta.tsx";
import { searchOrders } from "../listing/listingOrders.ts";
import { Page } from "../page/Page.tsx";
import { paths } from "../paths/paths.ts";
import { quickListPath } from "../paths/quickListPath.ts";
import { Corrected } from "./Corrected.tsx";
import { Nearest } from "./Nearest.tsx";
import { searchText } from "./text.hu.ts";

/** Things with a comma or a semicolon between them. */
const severalThings = /[,;]\s*\p{L}/u;

const crumbs = breadcrumbs({ kind: "search" });

export function SearchPage() {
  const { searchTerm = "" } = useParams();
  const plain = searchTerm.replace(/["„“”]/gu, "").trim() || searchTerm;
  useSearchEvents(searchTerm);
  return (
    <Page>
      <ListingMeta
        title={searchText.title(searchTerm)}
        description={searchText.description(searchTerm)}
        path={null}
        crumbs={crumbs}
      />
      <ListingHead crumbs={crumbs} title={searchText.heading(plain)}>
        <Corrected term={plain} />
        {severalThings.test(searchTerm) && (
          <p>
            <Link href={quickListPath(searchTerm)}>{searchText.toQuickList}</Link>
          </p>
        )}
      </ListingHead>
      <Listing
        key={searchTerm}
        label={searchText.title(searchTerm)}
        orders={searchOrders}
        nothing={
          <EmptyState
            icon="search"
            title={searchText.nothingTitle(plain)}
            action={
              <>
                <ButtonLink href={paths.offers}>{searchText.toOffers}</ButtonLink>
                <ButtonLink variant="secondary" href={paths.home}>
                  {searchText.toHome}
                </ButtonLink>
              </>
            }
          >
            <p>{searchText.nothing}</p>
            <Nearest />
          </EmptyState>
        }
      />
    </Page>
  );
}
