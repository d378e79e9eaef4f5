import { told } from "../../shop/told.ts";
import type { SearchSuggestions } from "@kamra/core/catalogue";
import type { Product } from "@kamra/core/product";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { useCart, usePriceMoment } from "@kamra/react";
import { SearchBox } from "@kamra/ui";
import { useEffect, useRef, useState } from "react";
import { useMatch, useNavigate } from "react-router-dom";
import { tolerate } from "../../browser/toleratedFailures.ts";
import { usePageMoment } from "../page/usePageMoment.ts";
import { productPath } from "../paths/productPath.ts";
import { searchPath } from "../paths/searchPath.ts";

interface Proposed {
  readonly suggestions: SearchSuggestions | null;
  /** The instant of loading, for prices. */
  readonly now: Date;
}

const none: ReadonlyArray<Product> = [];

/** The delay after typing before a request. */
const pauseMs = 150;

/** The search field of the header: suggestions while typing, the results page on Enter. */
export function HeaderSearch() {
  const now = usePageMoment();
  const shop = useStorefrontShop();
  const carriers = useCart((state) => state.carriers);
  const navigate = useNavigate();
  const shownTerm = useMatch("/kereses/:searchTerm")?.params.searchTerm ?? "";
  const [proposed, setProposed] = useState<Proposed>({ suggestions: null, now });
  const shownAt = usePriceMoment(proposed.suggestions?.products ?? none, { since: proposed.now });
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const propose = (term: string) => {
    asking.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    asking.current = controller;
    if (term.trim() === "") {
      setProposed({ suggestions: null, now });
      return;
    }
    const timer = setTimeout(() => {
      shop.catalogue.suggestions(term.trim(), { signal }).then(
        (suggestions) => {
          if (!signal.aborted) setProposed({ suggestions, now: shop.now() });
        },
        // Without suggestions the field still searches.
        told,
      );
    }, pauseMs);
    signal.addEventListener("abort", () => clearTimeout(timer));
  };

  return (
    <SearchBox
      key={shownTerm}
      initialTerm={shownTerm}
      suggestions={proposed.suggestions}
      now={shownAt}
      carriers={carriers}
      onTermChange={propose}
      onSearch={(term) => {
        asking.current?.abort();
        void navigate(searchPath(term));
      }}
      searchHref={searchPath}
      productHref={productPath}
      missed={tolerate}
    />
  );
}
