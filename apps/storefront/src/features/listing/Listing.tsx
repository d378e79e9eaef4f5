import type { ProductFilters } from "@kamra/core/catalogue";
import { type AllergenCode, cheaperByUnit } from "@kamra/core/product";
import { useUser } from "@kamra/react";
import {
  ActiveFilters,
  Button,
  EmptyState,
  FilterDrawer,
  FilterPanel,
  ListingLayout,
  Pagination,
  ProductGrid,
  ProductViewSwitch,
  SortSelect,
  Text,
  VisuallyHidden,
} from "@kamra/ui";
import { type ReactNode, useEffect, useEffectEvent, useId } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { paths } from "../paths/paths.ts";
import { usePageMoment } from "../page/usePageMoment.ts";
import { ShopProductCard } from "../products/ShopProductCard.tsx";
import { decodeListing } from "./decodeListing.ts";
import { encodeListing, keyOf } from "./encodeListing.ts";
import { listingKeys } from "./listingKeys.ts";
import type { ListingOrders, ListingState } from "./ListingState.ts";
import type { ListingData } from "./loadListing.ts";
import { keyOfOrder } from "./orderOf.ts";
import { useProductView } from "./ProductViewProvider.tsx";
import { listingText } from "./text.hu.ts";
import { useListingState } from "./useListingState.ts";

interface EarlyChoice {
  readonly avoided: ReadonlyArray<AllergenCode>;
  readonly formId: string;
  readonly state: ListingState;
  /** The keys of the list's sort orders. */
  readonly orders: ReadonlyArray<string>;
  readonly onChoice: (state: ListingState) => void;
}

/** Adopts filters and sort order that the shopper chose before the scripts loaded. */
function useEarlyChoice({ formId, state, orders, avoided, onChoice }: EarlyChoice): void {
  const take = useEffectEvent(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const fields = Array.from(new FormData(form), ([name, value]) => [name, typeof value === "string" ? value : ""]);
    const chosen = decodeListing(new URLSearchParams(fields), { orders, avoided });
    if (encodeListing(chosen) !== encodeListing({ ...state, page: 1 })) onChoice(chosen);
  });
  useEffect(() => {
    take();
  }, []);
}

/** The message for filters without results, with a reset button. */
const NothingFiltered = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState
    icon="filter"
    title={listingText.nothingFilteredTitle}
    action={<Button onPress={onClear}>{listingText.clear}</Button>}
  >
    <p>{listingText.nothingFiltered}</p>
  </EmptyState>
);

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
  const cheaper = cheaperByUnit(page.products, { now });
  return page.total === 0 ? (
    <NothingFiltered onClear={onClear} />
  ) : (
    <>
      {/* For heading navigation: the cards' headings are one level lower. */}
      <VisuallyHidden>
        <h2>{listingText.products}</h2>
      </VisuallyHidden>
      {page.isPopularOnly && (
        <Text size="small" tone="muted">
          {listingText.popularOnly}
        </Text>
      )}
      <ProductGrid label={label} view={view}>
        {page.products.map((product, index) => (
          <ShopProductCard
            key={product.id}
            product={product}
            now={now}
            isPriority={index < priorityCards}
            isCheaperByUnit={cheaper.has(product.id)}
          />
        ))}
      </ProductGrid>
    </>
  );
}

function ListingView() {
  const { view, show } = useProductView();
  return <ProductViewSwitch value={view} onChange={show} />;
}

/** What the filters say of the avoided allergens, and where they are kept. */
function useKeptAllergens(avoided: ReadonlyArray<AllergenCode>) {
  const { catalogue } = useStorefrontShop();
  const user = useUser();
  return {
    avoided,
    onAvoid: (codes: ReadonlyArray<AllergenCode>) => catalogue.avoidAllergens(codes),
    account: user === null ? undefined : { isKept: user.avoidedAllergens !== null, href: paths.avoidedAllergens },
  };
}

/** A list of products with its filters, sort order and pages, all in the address. */
export function Listing({ label, orders, nothing }: ListingProps) {
  const { page, avoided, state, shown, isComing, hrefOf, show } = useListingState(orders);
  const allergens = useKeptAllergens(avoided);
  const formId = useId();
  useEarlyChoice({ formId, state, orders: Object.keys(orders), avoided, onChoice: show });

  if (page.total === 0 && Object.keys(state.filters).length === 0) return nothing;
  const filter = (filters: ProductFilters) => show({ filters });
  const filtering = { facets: page.facets, value: shown.filters, onChange: filter, allergens };
  const options = Object.values(orders);
  const order = orders[shown.sort ?? ""] ?? options[0];
  return (
    <ListingLayout
      filters={
        <FilterPanel {...filtering} form={{ id: formId, names: listingKeys, nameOf: keyOf, on: listingKeys.on }} />
      }
      drawer={<FilterDrawer {...filtering} productCount={page.total} />}
      // Forms cannot nest, and products have their own forms.
      apply={
        <form id={formId} onSubmit={(event) => event.preventDefault()}>
          {/* Without scripts an empty choice says so too. */}
          {avoided.length > 0 && (
            <input type="hidden" name={listingKeys.withoutAllergens} value={listingKeys.nothing} />
          )}
          <Button type="submit" variant="secondary">
            {listingText.apply}
          </Button>
        </form>
      }
      productCount={page.total}
      view={<ListingView />}
      sort={
        order && (
          <SortSelect
            value={order}
            options={options}
            form={{ id: formId, name: listingKeys.sort, valueOf: (option) => keyOfOrder(orders, option) ?? "" }}
            onChange={(wanted) => show({ sort: keyOfOrder(orders, wanted) })}
          />
        )
      }
      isPending={isComing}
    >
      <ActiveFilters {...filtering} />
      <ListingProducts label={label} page={page} onClear={() => filter({})} />
      <Pagination page={page.page} lastPage={page.lastPage} hrefOf={(number) => hrefOf({ ...state, page: number })} />
    </ListingLayout>
  );
}
