import type { ProductFilters } from "@kamra/core/catalogue";
import {
  ActiveFilters,
  Button,
  FilterDrawer,
  FilterPanel,
  Pagination,
  ProductGrid,
  ProductViewSwitch,
  SortSelect,
} from "@kamra/ui";
import { type ReactNode, useId } from "react";
import { usePageMoment } from "../page/usePageMoment.ts";
import { ShopProductCard } from "../products/ShopProductCard.tsx";
import { keyOf } from "./encodeListing.ts";
import styles from "./Listing.module.css";
import { listingKeys } from "./listingKeys.ts";
import type { ListingOrders } from "./ListingState.ts";
import type { ListingData } from "./loadListing.ts";
import { useProductView } from "./ProductViewProvider.tsx";
import { NothingFiltered } from "./NothingFiltered.tsx";
import { listingText } from "./text.hu.ts";
import { keyOfOrder } from "./orderOf.ts";
import { useEarlyChoice } from "./useEarlyChoice.ts";
import { useListingState } from "./useListingState.ts";

interface ListingProps {
  /** The list's accessible name. */
  readonly label: string;
  readonly orders: ListingOrders;
  /** Shown when the list is empty without any filters. */
  readonly nothing: ReactNode;
}

/** The first row of cards on a desktop: their pictures are above the fold. */
const priorityCards = 5;

interface ListingProductsProps extends Pick<ListingProps, "label"> {
  readonly page: ListingData["products"];
  readonly onClear: () => void;
}

function ListingProducts({ label, page, onClear }: ListingProductsProps) {
  const now = usePageMoment(page.products);
  const { view } = useProductView();
  return page.total === 0 ? (
    <NothingFiltered onClear={onClear} />
  ) : (
    <>
      <h2 className={styles.title}>{listingText.products}</h2>
      {page.isPopularOnly && <p className={styles.popular}>{listingText.popularOnly}</p>}
      <ProductGrid label={label} view={view}>
        {page.products.map((product, index) => (
          <ShopProductCard key={product.id} product={product} now={now} isPriority={index < priorityCards} />
        ))}
      </ProductGrid>
    </>
  );
}

function ListingView() {
  const { view, show } = useProductView();
  return (
    <div className={styles.view}>
      <ProductViewSwitch value={view} onChange={show} />
    </div>
  );
}

/** A list of products with its filters, sort order and pages, all in the address. */
export function Listing({ label, orders, nothing }: ListingProps) {
  const { page, state, shown, isComing, hrefOf, show } = useListingState(orders);
  const formId = useId();
  useEarlyChoice({ formId, state, orders: Object.keys(orders), onChoice: show });

  if (page.total === 0 && Object.keys(state.filters).length === 0) return nothing;
  const filter = (filters: ProductFilters) => show({ filters });
  const filtering = { facets: page.facets, value: shown.filters, onChange: filter };
  const options = Object.values(orders);
  const order = orders[shown.sort ?? ""] ?? options[0];
  return (
    <div className={styles.place}>
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
          <ListingView />
          {order !== undefined && (
            <div className={styles.sort}>
              <SortSelect
                value={order}
                options={options}
                form={{ id: formId, name: listingKeys.sort, valueOf: (option) => keyOfOrder(orders, option) ?? "" }}
                onChange={(wanted) => show({ sort: keyOfOrder(orders, wanted) })}
              />
            </div>
          )}
        </div>
        <div className={styles.products} aria-busy={isComing}>
          <ActiveFilters {...filtering} />
          <ListingProducts label={label} page={page} onClear={() => filter({})} />
          <Pagination
            page={page.page}
            lastPage={page.lastPage}
            hrefFor={(number) => hrefOf({ ...state, page: number })}
          />
        </div>
      </div>
    </div>
  );
}
