import type { ProductFilters } from "@kamra/core/catalogue";
import { Button, FilterDrawer, FilterPanel, Pagination, ProductGrid, SortSelect } from "@kamra/ui";
import { type ReactNode, useId } from "react";
import { useLoaderData, useLocation, useNavigate, useNavigation } from "react-router-dom";
import { usePageMoment } from "../page/usePageMoment.ts";
import { ShopProductCard } from "../products/ShopProductCard.tsx";
import { decodeListing } from "./decodeListing.ts";
import { encodeListing, keyOf } from "./encodeListing.ts";
import styles from "./Listing.module.css";
import { listingKeys } from "./listingKeys.ts";
import type { ListingOrder, ListingOrders } from "./ListingState.ts";
import type { ListingData } from "./loadListing.ts";
import { NothingFiltered } from "./NothingFiltered.tsx";
import { listingText } from "./text.hu.ts";
import { useEarlyChoice } from "./useEarlyChoice.ts";

interface ListingProps {
  /** The list's accessible name. */
  readonly label: string;
  readonly orders: ListingOrders;
  /** Shown when the list is empty without any filters. */
  readonly nothing: ReactNode;
}

/** The first row of cards on a desktop: their pictures are above the fold. */
const priorityCards = 4;

interface ListingProductsProps extends Pick<ListingProps, "label"> {
  readonly page: ListingData["products"];
  readonly onClear: () => void;
}

function ListingProducts({ label, page, onClear }: ListingProductsProps) {
  const now = usePageMoment(page.products);
  return page.total === 0 ? (
    <NothingFiltered onClear={onClear} />
  ) : (
    <>
      <h2 className={styles.title}>{listingText.products}</h2>
      <ProductGrid label={label}>
        {page.products.map((product, index) => (
          <ShopProductCard key={product.id} product={product} now={now} isPriority={index < priorityCards} />
        ))}
      </ProductGrid>
    </>
  );
}

/** A list of products with its filters, sort order and pages, all in the address. */
export function Listing({ label, orders, nothing }: ListingProps) {
  const { state, products: page } = useLoaderData<ListingData>();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const formId = useId();
  const coming = useNavigation().location;
  const isComing = coming?.pathname === pathname;

  const entries = Object.entries(orders);
  // Filters show immediately; the products follow.
  const shown = isComing ? decodeListing(new URLSearchParams(coming.search), { orders: Object.keys(orders) }) : state;
  const keyOfOrder = ({ sort, direction }: ListingOrder) =>
    entries.find(([, option]) => option.sort === sort && option.direction === direction)?.[0] ?? "";
  const order = orders[shown.sort ?? ""] ?? entries[0]?.[1];
  const show = (wanted: Partial<typeof state>) =>
    void navigate(pathname + encodeListing({ ...shown, page: 1, ...wanted }), { preventScrollReset: true });
  const filter = (filters: ProductFilters) => show({ filters });
  useEarlyChoice({ formId, state, orders: Object.keys(orders), onChoice: show });

  if (page.total === 0 && Object.keys(state.filters).length === 0) return nothing;
  const filtering = { facets: page.facets, value: shown.filters, onChange: filter };
  return (
    <div className={styles.listing}>
      <div className={styles.panel}>
        <FilterPanel {...filtering} form={{ id: formId, names: listingKeys, nameOf: keyOf, on: listingKeys.on }} />
      </div>
      <div className={styles.bar}>
        <div className={styles.drawer}>
          <FilterDrawer {...filtering} total={page.total} />
        </div>
        {/* Forms cannot nest, and products have their own forms. */}
        <form id={formId} className={styles.plain} onSubmit={(event) => event.preventDefault()}>
          <Button type="submit" variant="secondary">
            {listingText.apply}
          </Button>
        </form>
        <p className={styles.total} role="status">
          {listingText.total(page.total)}
        </p>
        {order !== undefined && (
          <div className={styles.sort}>
            <SortSelect
              value={order}
              options={entries.map(([, option]) => option)}
              form={{ id: formId, name: listingKeys.sort, valueOf: keyOfOrder }}
              onChange={(wanted) => show({ sort: keyOfOrder(wanted) })}
            />
          </div>
        )}
      </div>
      <div className={styles.products} aria-busy={isComing}>
        <ListingProducts label={label} page={page} onClear={() => filter({})} />
        <Pagination
          page={page.page}
          lastPage={page.lastPage}
          hrefFor={(number) => pathname + encodeListing({ ...state, page: number })}
        />
      </div>
    </div>
  );
}
