import type { Page } from "@playwright/test";
import * as Schema from "effect/Schema";
import { openScreen } from "../../apps/storefront/screens/shopperSteps.ts";

/** As many as the shop asks for. */
const count = 2_000;
const pageSize = 100;

const Products = Schema.Struct({
  data: Schema.Struct({
    products: Schema.Struct({
      data: Schema.Array(
        Schema.Struct({ id: Schema.String, name: Schema.String, default_category_id: Schema.NullOr(Schema.String) }),
      ),
    }),
  }),
});

/** The shop's first products, as a shopper's earlier ones: no account of the reference shop has ordered so many. */
async function earlierProducts(page: Page, shop: string) {
  const query = "query ($page: Int!) { products(page: $page, first: 100) { data { id name default_category_id } } }";
  const answers = [];
  for (let index = 1; index <= count / pageSize; index += 1) {
    const answer = await page.request.post(`${shop}/graphql`, { data: { query, variables: { page: index } } });
    answers.push(Schema.decodeUnknownSync(Products)(await answer.json()));
  }
  const ordered = {
    order_count: 1,
    created_at: new Date().toISOString(),
    default_quantity_piece: 1,
    default_quantity_name: "db",
  };
  return answers.flatMap(({ data }) => data.products.data.map((product) => ({ ...ordered, product })));
}

/** The longest time between two frames while the page is scrolled for some seconds, in milliseconds. */
const longestFrame = () =>
  new Promise<number>((resolve) => {
    const started = performance.now();
    let [before, longest] = [started, 0];
    const next = (now: number) => {
      longest = Math.max(longest, now - before);
      before = now;
      if (now - started > 5_000) return resolve(longest);
      window.scrollBy(0, 120);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });

/** The longest frame while a user scrolls through 2,000 products that they have ordered before, in milliseconds. */
export async function scrollEarlierProducts(page: Page, shop: string): Promise<number> {
  const products = await earlierProducts(page, shop);
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("ordered_products") === true
      ? route.fulfill({ json: { data: { me: { ordered_products: products } } } })
      : route.fallback(),
  );
  await openScreen(page, `${shop}/profil/korabban-rendelt`);
  await page.getByRole("heading", { name: /2.?000 termék/ }).waitFor();
  return page.evaluate(longestFrame);
}
