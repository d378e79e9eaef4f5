import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import * as carriers from "../stories/carriers.ts";
import { lineOf } from "../stories/carts.ts";
import * as products from "../stories/products.ts";
import { textOf } from "../stories/textOf.ts";
import { UiProvider } from "../UiProvider.tsx";
import { ProductCard } from "./ProductCard.tsx";

const card = (product: typeof products.milk, quantity = 0, isUsual = false) =>
  textOf(
    <ProductCard
      product={product}
      now={products.now}
      href="/termekek/x"
      line={quantity === 0 ? null : lineOf(product, quantity)}
      isUsual={isUsual}
      onQuantityChange={() => undefined}
    />,
  );

it("[FMT-5] explains why a product cannot be ordered, and offers no button", () => {
  expect(card(products.soldOut)).toMatch(/Átmeneti készlethiány$/);
  expect(card(products.seasonal)).toMatch(/Szezonális termék, átmenetileg nem kapható$/);
  expect(card(products.unavailable)).toMatch(/A termék jelenleg nem elérhető$/);
  expect(card(products.ended)).toMatch(/A termék megszűnt$/);
  expect(card(products.soldOut)).not.toContain("Kosárba");
  expect(card(products.milk)).toMatch(/Kosárba$/);
});

it("[PRICE-7] marks news, [LAW-12] and what only adults may buy", () => {
  expect(card(products.newBread)).toMatch(/^Új /);
  expect(card(products.beer)).toMatch(/^18\+ Csak 18 éven felülieknek /);
  expect(card(products.milk)).toMatch(/^Friss tej/);
});

it("has no empty paragraph, which a screen reader would stop at", () => {
  const html = renderToStaticMarkup(
    <ProductCard
      product={products.milk}
      now={products.now}
      href="/termekek/x"
      line={null}
      onQuantityChange={() => undefined}
    />,
  );
  expect(html).toContain("<p");
  expect(html).not.toMatch(/<p[^>]*><\/p>/);
});

it("[USUAL-3] marks what the shopper buys again and again", () => {
  expect(card(products.milk, 0, true)).toMatch(/^Szokásos Friss tej/);
  expect(card(products.newBread, 0, true)).toMatch(/^Új Szokásos /);
});

it("shows its quantity in the cart, also of an unavailable product", () => {
  expect(card(products.milk, 6)).not.toContain("Kosárba");
  expect(card(products.soldOut, 2)).toMatch(/db Átmeneti készlethiány$/);
});

it("[ALLERGEN-2] warns of what the shopper avoids as the manufacturer's words, and can be added all the same", () => {
  const textWith = (allergens: ReadonlyArray<string>) =>
    textOf(
      <UiProvider avoidedAllergens={["gluten", "milk"]}>
        <ProductCard
          product={{ ...products.milk, allergens }}
          now={products.now}
          href="/termekek/x"
          line={null}
          onQuantityChange={() => undefined}
        />
      </UiProvider>,
    );
  expect(textWith(["milk", "eggs", "gluten"])).toMatch(/A gyártó adatai szerint tartalmaz: glutén, tej .*Kosárba$/);
  expect(textWith(["eggs"])).not.toContain("tartalmaz");
  expect(textWith([])).not.toMatch(/tartalmaz|mentes/);
});

it("[SHIP-9] says that it does not come to the place and why, and can be added all the same", () => {
  const undeliverable = { problem: "CHILLED", method: carriers.postal, instead: [carriers.pickup] } as const;
  const textWith = (product: typeof products.milk) =>
    textOf(
      <ProductCard
        product={product}
        now={products.now}
        href="/termekek/x"
        line={null}
        undeliverable={undeliverable}
        onQuantityChange={() => undefined}
      />,
    );
  expect(textWith(products.milk)).toMatch(/Hűtött: csak személyes átvétellel.*Kosárba$/);
  expect(textWith(products.soldOut)).not.toContain("Hűtött");
});

it("[CAT-10] says where fresh food comes from and how many days it keeps, unless it cannot be ordered", () => {
  const fresh = { origin: "Magyarország", minimumExpiryDays: 7 };
  expect(card({ ...products.milk, ...fresh })).toContain("7 napig jó · Magyarország");
  expect(card({ ...products.milk, ...fresh, origin: null })).toContain("7 napig jó Ár: 489");
  expect(card({ ...products.milk, ...fresh, minimumExpiryDays: 180 })).not.toMatch(/napig|Magyarország/);
  expect(card({ ...products.soldOut, ...fresh })).not.toMatch(/napig|Magyarország/);
});
