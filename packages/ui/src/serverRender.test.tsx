import { grams, huf } from "@kamra/core/product";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import * as ui from "./index.ts";
import { courier, milkLine, tomatoLine, totals } from "./stories/carts.ts";
import { categories, links } from "./stories/categories.ts";
import { facets } from "./stories/facets.ts";
import { beer, milk, now, tomato, yoghurt } from "./stories/products.ts";

const nothing = () => undefined;
const selection = { type: "delivery", deliveryType: "postcode", zip: "1186", city: "Budapest" } as const;
const search = (
  <ui.SearchBox
    suggestions={null}
    now={now}
    onTermChange={nothing}
    onSearch={nothing}
    searchHref={(term) => `/kereses/${term}`}
    productHref={({ urlKey }) => `/termekek/${urlKey}`}
  />
);

const elements: Readonly<Record<string, ReactElement>> = {
  Header: (
    <ui.Header
      brand="Kamra"
      categories={categories}
      links={links}
      cart={{ href: "/kosar", total: huf(12679), itemCount: 7 }}
      search={search}
      address={<ui.AddressDisplay view="AppBar" selection={selection} onPress={nothing} />}
    />
  ),
  ProductGrid: (
    <ui.ProductGrid>
      {[milk, tomato, yoghurt, beer].map((product) => (
        <ui.ProductCard
          key={product.id}
          product={product}
          now={now}
          href="/termekek/x"
          line={product === milk ? milkLine : null}
          onQuantityChange={nothing}
        />
      ))}
    </ui.ProductGrid>
  ),
  ProductGridSkeleton: <ui.ProductGridSkeleton />,
  CartLineRow: (
    <ui.CartLineRow line={tomatoLine} now={now} href="/termekek/x" onQuantityChange={nothing} onRemove={nothing} />
  ),
  CartSummary: <ui.CartSummary totals={totals} weight={grams(1000)} shippingMethod={courier} />,
  DeliveryTypeDialog: (
    <ui.DeliveryTypeDialog
      isOpen
      selection={null}
      lookup={{ status: "incomplete" }}
      onPostcodeChange={nothing}
      onConfirm={nothing}
      onCancel={nothing}
    />
  ),
  FilterPanel: <ui.FilterPanel facets={facets} value={{}} onChange={nothing} />,
  FilterDrawer: <ui.FilterDrawer facets={facets} value={{}} onChange={nothing} total={3} />,
  Pagination: <ui.Pagination page={2} lastPage={9} hrefFor={(page) => `?oldal=${page}`} />,
  SortSelect: (
    <ui.SortSelect
      value={{ sort: "PRICE", direction: "ASC" }}
      options={[{ sort: "PRICE", direction: "ASC" }]}
      onChange={nothing}
    />
  ),
  RichText: <ui.RichText html="<p>Tej</p>" />,
  ProductGallery: <ui.ProductGallery images={milk.images} productName={milk.name} />,
  Toasts: <ui.Toasts notices={[{ id: "1", kind: "error", text: "Hiba", durationMs: 10000 }]} onDismiss={nothing} />,
  ErrorState: <ui.ErrorState onRetry={nothing} />,
  Footer: (
    <ui.Footer
      brand="Kamra"
      blocks={[{ id: "1", title: "Segítség", links: [{ label: "Szállítás", url: "/szallitas" }] }]}
    />
  ),
};

const rendered = (element: ReactElement) => renderToString(<ui.UiProvider>{element}</ui.UiProvider>);

it.each(Object.entries(elements))("%s is rendered on a server, the same every time", (_name, element) => {
  expect(rendered(element)).toBe(rendered(element));
});

it.each(Object.entries(elements))(
  "%s brings no inline style, which a strict content policy refuses",
  (_name, element) => {
    expect(rendered(element)).not.toMatch(/\sstyle="/);
  },
);

it("a shop's own words take the place of ours", () => {
  const html = renderToString(
    <ui.UiProvider texts={{ feedback: { retry: "Még egyszer" } }}>
      <ui.ErrorState onRetry={nothing} />
    </ui.UiProvider>,
  );
  expect(html).toContain("Még egyszer");
  expect(html).toContain(ui.uiTexts.feedback.errorTitle);
});
