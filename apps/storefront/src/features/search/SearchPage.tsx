import { breadcrumbs, catalogueTexts } from "@kamra/core/catalogue";
import { ButtonLink, EmptyState, hrefFrom, Link, Notice, PageHead } from "@kamra/ui";
import { useLoaderData, useParams } from "react-router-dom";
import { useSearchEvents } from "../analytics/useSearchEvents.ts";
import { Listing } from "../listing/Listing.tsx";
import { ListingMeta } from "../listing/ListingMeta.tsx";
import { searchOrders } from "../listing/listingOrders.ts";
import { Page } from "../page/Page.tsx";
import { paths } from "../paths/paths.ts";
import { quickListPath } from "../paths/quickListPath.ts";
import { searchPath } from "../paths/searchPath.ts";
import { AskForProduct } from "./AskForProduct.tsx";
import type { SearchData } from "./searchLoader.ts";
import { searchText } from "./text.hu.ts";

/**
 * Says which term was searched for instead, with a link to the results of the typed term.
 *
 * @rule SEARCH-8
 */
function Corrected({ term }: { readonly term: string }) {
  const { products } = useLoaderData<SearchData>();
  if (products.correctedTerm === null || products.total === 0) return null;
  return (
    <Notice tone="info" title={catalogueTexts.corrected(term, products.correctedTerm)}>
      <p>
        <Link href={searchPath(`"${term}"`)}>{searchText.wordForWord}</Link>
      </p>
    </Notice>
  );
}

/** Categories to suggest after a search without results. */
function Nearest() {
  const { nearest } = useLoaderData<SearchData>();
  if (nearest.length === 0) return null;
  return (
    <>
      <p>{searchText.nearest}</p>
      <ul>
        {nearest.map(({ id, name, path }) => (
          <li key={id}>
            <Link href={hrefFrom(path)}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** In characters, as the contract says. */
const longestWish = 100;

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
      <PageHead crumbs={crumbs} title={searchText.heading(plain)}>
        <Corrected term={plain} />
        {severalThings.test(searchTerm) && (
          <p>
            <Link href={quickListPath(searchTerm)}>{searchText.toQuickList}</Link>
          </p>
        )}
      </PageHead>
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
                {plain.length <= longestWish && <AskForProduct key={plain} term={plain} />}
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
