import { goodsTotal } from "@kamra/core/cart";
import type { Category } from "@kamra/core/catalogue";
import type { Product } from "@kamra/core/product";
import {
  useCart,
  useCartItemCount,
  useCartPanel,
  useCartTotals,
  useDeliverySelection,
  usePriceMoment,
  useStore,
} from "@kamra/react";
import {
  AddressDisplay,
  CartLink,
  Header,
  IconButton,
  type NavigationLink,
  SearchBox,
  type SuggestionCart,
  type TermSuggestions,
} from "@kamra/ui";
import { useEffect, useRef, useState } from "react";
import { useMatch, useNavigate } from "react-router-dom";
import { tolerate } from "../../browser/toleratedFailures.ts";
import { told } from "../../shop/told.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { cartPageText } from "../cart/text.hu.ts";
import { categoryPicture } from "../category/categoryPicture.ts";
import { useDepartments } from "../category/useDepartments.ts";
import { metaText } from "../meta/text.hu.ts";
import { usePageMoment } from "../page/usePageMoment.ts";
import { brandPath } from "../paths/brandPath.ts";
import { paths } from "../paths/paths.ts";
import { productPath } from "../paths/productPath.ts";
import { searchPath } from "../paths/searchPath.ts";
import styles from "./ShopHeader.module.css";
import { ShopProfileMenu } from "./ShopProfileMenu.tsx";
import { shellText } from "./text.hu.ts";

interface Proposed {
  readonly suggestions: TermSuggestions | null;
  /** The instant of loading, for prices. */
  readonly now: Date;
}

const none: ReadonlyArray<Product> = [];

const empty: Pick<SuggestionCart, "lines" | "pending"> = { lines: [], pending: {} };

/**
 * The cart for the suggestions; null without suggestions, so that the field does not render with each change of the
 * cart.
 */
function useSuggestionCart({ isSuggesting }: { readonly isSuggesting: boolean }): SuggestionCart {
  const shop = useStorefrontShop();
  const lines = useCart(({ cart }) => (isSuggesting && cart !== null ? cart.lines : empty.lines));
  const pending = useCart((state) => (isSuggesting ? state.pending : empty.pending));
  const errors = useCart((state) => (isSuggesting ? state.lineErrors : null));
  const errorOf = ({ id }: Product) => {
    const error = errors?.[id];
    return error === undefined ? null : shop.errorText(error);
  };
  return {
    lines,
    pending,
    errorOf,
    onQuantityChange: (product, change) => void shop.cart.setQuantity(product, change),
  };
}

/** Of keys that follow each other faster, the last one asks, after as long a pause. */
const hurriedMs = 150;

/** One letter begins too many names. */
const leastLetters = 2;

/** Suggestions for what is typed: at once after a pause, so that the first ones do not wait. */
function useProposals() {
  const now = usePageMoment();
  const shop = useStorefrontShop();
  const [proposed, setProposed] = useState<Proposed>({ suggestions: null, now });
  const asking = useRef<AbortController | null>(null);
  const typedAt = useRef(-hurriedMs);
  const stop = () => asking.current?.abort();
  useEffect(() => stop, []);

  const propose = (term: string) => {
    stop();
    const controller = new AbortController();
    const { signal } = controller;
    asking.current = controller;
    const pause = performance.now() - typedAt.current < hurriedMs ? hurriedMs : 0;
    typedAt.current = performance.now();
    if (term.trim().length < leastLetters) {
      setProposed({ suggestions: null, now });
      return;
    }
    const timer = setTimeout(() => {
      shop.catalogue.suggestions(term.trim(), { signal }).then(
        (suggestions) => {
          if (!signal.aborted) setProposed({ suggestions: { ...suggestions, suggestedFor: term }, now: shop.now() });
        },
        (error: unknown) => {
          // Without suggestions the field still searches.
          if (!signal.aborted) setProposed({ suggestions: null, now });
          told(error);
        },
      );
    }, pause);
    signal.addEventListener("abort", () => clearTimeout(timer));
  };
  return { proposed, propose, stop };
}

/** The search field of the header: suggestions while typing, the results page on Enter. */
function HeaderSearch() {
  const shop = useStorefrontShop();
  const carriers = useCart((state) => state.carriers);
  const navigate = useNavigate();
  const shownTerm = useMatch("/kereses/:searchTerm")?.params.searchTerm ?? "";
  const { proposed, propose, stop } = useProposals();
  const shownAt = usePriceMoment(proposed.suggestions?.products ?? none, { since: proposed.now });
  const searches = useStore(shop.catalogue.searches);
  const cart = useSuggestionCart({ isSuggesting: proposed.suggestions !== null });

  return (
    <SearchBox
      key={shownTerm}
      initialTerm={shownTerm}
      suggestions={proposed.suggestions}
      now={shownAt}
      carriers={carriers}
      cart={cart}
      earlier={{
        terms: searches,
        onSearched: (term) => shop.catalogue.rememberSearch(term),
        onForget: (term) => shop.catalogue.forgetSearch(term),
      }}
      onTermChange={propose}
      onSearch={(term) => {
        stop();
        void navigate(searchPath(term));
      }}
      searchHrefOf={searchPath}
      productHrefOf={productPath}
      brandHrefOf={brandPath}
      onMissed={tolerate}
    />
  );
}

const links: ReadonlyArray<NavigationLink> = [
  { href: paths.offers, label: shellText.offers, icon: "percent" },
  { href: paths.news, label: shellText.news, icon: "sparkle" },
  { href: paths.promotions, label: shellText.promotions, icon: "grid" },
  { href: paths.quickList, label: shellText.quickList, icon: "list" },
  { href: paths.deliveryInfo, label: shellText.deliveryInfo, icon: "truck" },
];

const menuPicture = (category: Category): string => categoryPicture(category, { size: "thumbnail" });

// Each part of the header that changes by itself reads its store, so that the rest is not rendered with it.

function ShopCartLink() {
  return <CartLink href={paths.cart} total={goodsTotal(useCartTotals())} itemCount={useCartItemCount()} />;
}

function ShopAddress() {
  const { delivery } = useStorefrontShop();
  const selection = useDeliverySelection();
  const linkedAddress = useCart(({ cart }) => cart?.linkedOrder?.shippingAddress ?? null);
  return (
    <AddressDisplay
      view="AppBar"
      selection={selection}
      linkedAddress={linkedAddress}
      onPress={() => delivery.openPicker()}
    />
  );
}

function PanelSwitch() {
  const { cart } = useStorefrontShop();
  const isPanelOpen = useCartPanel();
  return (
    !isPanelOpen && <IconButton icon="chevronLeft" label={cartPageText.openPanel} onPress={() => cart.setPanel(true)} />
  );
}

/** The header of every page, over the shop's stores. Turning to it loads the categories that the menus open with. */
export function ShopHeader() {
  const shop = useStorefrontShop();
  const loadMenus = () => void shop.catalogue.loadCategories().catch(told);
  return (
    <div className={styles.header} onPointerOver={loadMenus} onFocus={loadMenus}>
      <Header
        brand={metaText.shopName}
        homeHref={paths.home}
        categories={useDepartments()}
        links={links}
        categoryPictureOf={menuPicture}
        cart={<ShopCartLink />}
        search={<HeaderSearch />}
        profile={<ShopProfileMenu />}
        address={<ShopAddress />}
        panelSwitch={<PanelSwitch />}
      />
    </div>
  );
}
