import type { PlaceCarrier } from "@kamra/core/delivery";
import { expect, it } from "vitest";
import { courier, postal } from "../stories/carriers.ts";
import { beer, milk, now, yoghurt } from "../stories/products.ts";
import { textOf } from "../stories/textOf.ts";
import { SearchSuggestionList } from "./SearchSuggestionList.tsx";
import { suggestionsOf } from "./suggestionsOf.ts";

const shown = (product: typeof milk, correctedTerm: string | null = null, carriers: ReadonlyArray<PlaceCarrier> = []) =>
  textOf(
    <SearchSuggestionList
      id="list"
      isShown
      suggestions={suggestionsOf(
        { categories: [], products: [product], correctedTerm },
        { term: "a", searchHref: () => "/kereses/a", productHref: () => "/termekek/a" },
      )}
      now={now}
      carriers={carriers}
      activeId={null}
      optionId={({ id }) => id}
      onPick={() => {}}
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
