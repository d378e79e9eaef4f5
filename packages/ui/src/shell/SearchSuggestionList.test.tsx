import type { PlaceCarrier } from "@kamra/core/delivery";
import { expect, it } from "vitest";
import { courier, postal } from "../stories/carriers.ts";
import { beer, milk, now, yoghurt } from "../stories/products.ts";
import { textOf } from "../stories/textOf.ts";
import type { SuggestionCart } from "./AddSuggestion.tsx";
import { SearchSuggestionList } from "./SearchSuggestionList.tsx";
import { suggestionsOf } from "./suggestionsOf.ts";

const shown = (
  product: typeof milk,
  correctedTerm: string | null = null,
  carriers: ReadonlyArray<PlaceCarrier> = [],
  cart: SuggestionCart | null = null,
) =>
  textOf(
    <SearchSuggestionList
      id="list"
      isShown
      suggestions={suggestionsOf(
        { categories: [], brands: [], products: [product], correctedTerm },
        {
          term: "a",
          searchHrefOf: () => "/kereses/a",
          productHrefOf: () => "/termekek/a",
          brandHrefOf: () => "/brands/a",
        },
      )}
      now={now}
      carriers={carriers}
      cart={cart}
      active={null}
      cellId={({ id, cell }) => `${id}-${cell}`}
      onPick={() => {}}
      onForget={() => {}}
    />,
  );

it("[LAW-1] [LAW-2] a suggested product shows its unit price, and what its reduced price was before", () => {
  expect(shown(milk)).toContain("Ár: 489 Ft / db 489 forint darabonként Egységár: 489 Ft/l");
  expect(shown(yoghurt)).toContain("Korábbi ár: 899 Ft");
});

it("[LAW-3] [LAW-12] a suggested product shows its deposit, and that it is for adults", () => {
  expect(shown({ ...beer, adultsOnly: true })).toContain("18+ Csak 18 éven felülieknek");
  expect(shown(beer)).toContain("+ 50 Ft visszaváltási díj / db");
  expect(shown({ ...beer, adultsOnly: false })).not.toContain("18+");
});

it("[SEARCH-8] suggestions for another word than the typed one say so", () => {
  expect(shown(milk)).toContain("Minden találat: „a”");
  expect(shown(milk, "tej")).toContain("Erre nincs találat: a. Ezt mutatjuk: tej.");
});

it("[SHIP-9] a suggested product that does not come to the chosen place says what brings it there", () => {
  const chilled = { ...milk, storage: "CHILLED" } as const;
  expect(shown(chilled, null, [postal, courier])).toContain("Hűtött: ide csak futárral");
  expect(shown({ ...milk, storage: "AMBIENT" }, null, [postal, courier])).not.toContain("futárral");
  expect(shown(chilled, null, [courier, postal])).not.toContain("ide");
  expect(shown(chilled)).not.toContain("Hűtött");
});

it("[CART-8] a suggested product that could not be added says why, and only that one", () => {
  const cart = {
    lines: [],
    pending: {},
    errorOf: ({ id }) => (id === milk.id ? "A termék nem található." : null),
    onQuantityChange: () => {},
  } satisfies SuggestionCart;
  expect(shown(milk, null, [], cart)).toContain("A termék nem található.");
  expect(shown(yoghurt, null, [], cart)).not.toContain("A termék nem található.");
});

it("[SEARCH-12] products come first, then categories, brands and earlier searches, and all results last", () => {
  const category = (id: string) => ({ id, name: `Kategória ${id}`, path: `/${id}` });
  const brands = ["1", "2", "3"].map((id) => ({ id, name: `Márka ${id}`, slug: `marka-${id}` }));
  const categories = ["1", "2", "3", "4"].map(category);
  const found = { categories, brands, products: [milk, yoghurt], correctedTerm: null };
  const options = {
    term: "te",
    searchHrefOf: (term: string) => `/kereses/${term}`,
    productHrefOf: () => "/termekek/a",
    brandHrefOf: ({ slug }: { readonly slug: string }) => `/brands/${slug}` as const,
    searches: ["tejföl", "tea", "teljes kiőrlésű", "vaj"],
  };
  const kinds = (given: typeof found | null) => suggestionsOf(given, options).map(({ kind }) => kind);
  expect(kinds(found)).toEqual([
    ...["product", "product", "category", "category", "category", "brand", "brand", "earlier", "earlier", "all"],
  ]);
  expect(kinds({ ...found, products: [], categories: [], brands: [] })).toEqual(["earlier", "earlier"]);
  expect(suggestionsOf(found, { ...options, term: "" }).map(({ label }) => label)).toEqual(options.searches);
});

it("no id of a suggestion has a space, which would end it in the field's reference", () => {
  const searches = ["zöld alma"];
  const options = {
    term: "",
    searchHrefOf: () => "/a",
    productHrefOf: () => "/b",
    brandHrefOf: () => "/c",
    searches,
  } as const;
  for (const { id } of suggestionsOf(null, options)) expect(id).not.toMatch(/\s/);
});
