import {
  cart,
  catalogue,
  content,
  createShop,
  defaultSettings,
  delivery,
  errorText,
  memoryCookies,
  type ShopError,
  orThrow,
} from "@kamra/core";
import type { BlogEntry } from "@kamra/core/catalogue";
import { hoursOn } from "@kamra/core/content";
import { checkoutPostcode, displaySelection, isValidSelection } from "@kamra/core/unstable";
import { budapestDay } from "@kamra/core/product";
import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import {
  articles,
  blogEntries,
  blogPosts,
  brands,
  carts,
  damaged,
  deliveryInfo,
  deliverySelections,
  footerBlocks,
  groceryStores,
  hostileBodies,
  hostileTexts,
  instants,
  places,
  redirects,
  shippingOffers,
  wireCartOf,
  wireCategories,
  wireImageOf,
  wireProducts,
  wireShippingMethodOf,
} from "./arbitraries/index.ts";
import { rulesOfCart, rulesOfMethods, rulesOfProduct } from "./rulesOfModels.test.support.ts";
import { damages } from "./runs.test.config.ts";

/** JSON with `1e999` for infinity, where `JSON.stringify` writes null. */
function carelessJson(value: unknown): string {
  const infinities = ["@infinity@", "@minus infinity@"] as const;
  return JSON.stringify(value, (_key, part: unknown) =>
    part === Number.POSITIVE_INFINITY ? infinities[0] : part === Number.NEGATIVE_INFINITY ? infinities[1] : part,
  )
    .replaceAll(`"${infinities[0]}"`, "1e999")
    .replaceAll(`"${infinities[1]}"`, "-1e999");
}

/** A shop whose server always returns this answer. */
function shopAnsweredBody(body: string, { now = new Date(0), status = 200 } = {}) {
  return createShop({
    capabilities: [catalogue, content, delivery, cart],
    endpoint: "http://shop.test/graphql",
    clock: () => now,
    cookies: memoryCookies({ cart_id: "1" }),
    fetch: () => Promise.resolve(new Response(body, { status, headers: { "content-type": "application/json" } })),
    log: () => undefined,
  });
}

const shopAnswered = (data: unknown, now: Date) => shopAnsweredBody(carelessJson({ data }), { now });

/** The promise's value; `null` when it rejects, always with an error that has a message for shoppers. */
const modelOf = <Model>(promise: Promise<Model>): Promise<Model | null> =>
  promise.catch((error: ShopError) => {
    expect(errorText(error), error.message).toBeTypeOf("string");
    return null;
  });

function expectSound(value: unknown, where = "answer"): void {
  if (typeof value === "number") expect(value, where).toSatisfy(Number.isFinite);
  else if (typeof value === "object" && value !== null) {
    for (const [key, part] of Object.entries(value)) expectSound(part, `${where}.${key}`);
  }
}

/** A rule returns finite numbers and texts without NaN, or refuses a quantity. */
function expectAnswers(rules: ReadonlyArray<() => unknown>): void {
  for (const rule of rules) {
    try {
      const answer = rule();
      expectSound(answer, String(rule));
      if (typeof answer === "string") expect(answer, String(rule)).not.toMatch(/NaN|Infinity/);
    } catch (error) {
      expect(error, String(rule)).toMatchObject({ _tag: "QuantityError" });
    }
  }
}

/** Damaged answers of a server at the same instant. */
const damagedAt = <Sent>(sent: (now: Date) => fc.Arbitrary<Sent>) =>
  instants.chain((now) => fc.record({ now: fc.constant(now), wire: damaged(sent(now)) }));

const wireProduct = (now: Date) => wireProducts({ now }).map(({ wire }) => wire);
const someProducts = (now: Date) => fc.array(wireProduct(now), { maxLength: 3 });
const wireMethods = shippingOffers.map((methods) => methods.map(wireShippingMethodOf));

it.prop([damagedAt(wireProduct)], damages)(
  "[QTY-8] [PRICE-1] a damaged product is refused, or every rule has an answer about it",
  async ({ now, wire }) => {
    const shop = shopAnswered({ getProductByUrlKey: wire }, now);
    const product = await modelOf(shop.catalogue.product("any"));
    expectSound(product);
    if (product !== null) expectAnswers(rulesOfProduct(product, now));
    shop.dispose();
  },
);

const wirePages = (now: Date) =>
  fc.record({
    data: someProducts(now),
    paginatorInfo: fc.constant({ currentPage: 1, perPage: 48, lastPage: 1, total: 3, hasMorePages: false }),
    popular_only: fc.constant(false),
    facets: fc.constant({ attributes: [], price_min: 1, price_max: 2, discounted_count: 0, news_count: 0 }),
  });

it.prop([damagedAt(wirePages)], damages)(
  "[QTY-8] [PRICE-1] a damaged page of products is refused, or shows the undamaged ones",
  async ({ now, wire }) => {
    const shop = shopAnswered({ products: wire, searchProducts: wire }, now);
    const pages = [shop.catalogue.products({}), shop.catalogue.search({ term: "tej" })];
    const [listed, found] = await Promise.all(pages.map(modelOf));
    expect(found).toEqual(listed);
    expectSound(listed);
    for (const product of listed?.products ?? []) expectAnswers(rulesOfProduct(product, now));
    shop.dispose();
  },
);

const wireLists = (now: Date) =>
  fc.record({
    searchSuggestions: fc.record({ products: someProducts(now), categories: fc.constant([]), brands: fc.constant([]) }),
    products: fc.record({ data: someProducts(now) }),
  });

it.prop([damagedAt(wireLists)], damages)(
  "[QTY-8] [PRICE-1] damaged suggestions and products requested by id are refused, or show the undamaged ones",
  async ({ now, wire }) => {
    const shop = shopAnswered(wire, now);
    const suggested = await modelOf(shop.catalogue.suggestions("tej"));
    const known = await modelOf(shop.catalogue.productsById(["1", "2"]));
    for (const product of [...(suggested?.products ?? []), ...(known ?? [])]) {
      expectAnswers(rulesOfProduct(product, now));
    }
    shop.dispose();
  },
);

it("[QTY-8] many of the damaged answers are accepted, and many are refused", async () => {
  const sample = fc.sample(damagedAt(wireProduct), { numRuns: 200, seed: 2026 });
  const taken = await Promise.all(
    sample.map(({ now, wire }) => modelOf(shopAnswered({ getProductByUrlKey: wire }, now).catalogue.product("any"))),
  );
  const share = taken.filter((product) => product !== null).length / sample.length;
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.8);
});

const wireCarts = (now: Date) => carts({ now, maxLines: 3 }).map((whole) => ({ cart: wireCartOf(whole) }));

it.prop([damagedAt(wireCarts), wireMethods], damages)(
  "[CART-3] [TOTAL-6] [WEIGHT-2] a damaged cart is refused, or its totals are whole numbers",
  async ({ now, wire }, shippingMethods) => {
    const shop = shopAnswered({ shippingMethods, ...(typeof wire === "object" ? wire : { cart: wire }) }, now);
    await modelOf(shop.cart.refresh().then(orThrow));
    const state = shop.cart.state.get();
    expectSound(state);
    if (state.cart !== null) expectAnswers(rulesOfCart(state.cart, shop.delivery.methods.get() ?? [], now));
    shop.dispose();
  },
);

it.prop([damaged(wireMethods), instants], damages)(
  "[SHIP-1] [SHIP-2] [TOTAL-2] damaged shipping methods are refused, or every rule has an answer about them",
  async (shippingMethods, now) => {
    const shop = shopAnswered({ shippingMethods }, now);
    await modelOf(shop.delivery.refreshMethods().then(orThrow));
    const methods = shop.delivery.methods.get();
    expectSound(methods);
    expectAnswers(rulesOfMethods(methods ?? []));
    shop.dispose();
  },
);

const wirePageOf = <Model extends { readonly urlKey: string }>({ urlKey, ...page }: Model) => ({
  ...page,
  url_key: urlKey,
});
const wireEntryOf = ({ image, publishedAt, ...entry }: BlogEntry) => ({
  ...entry,
  image: image && wireImageOf(image),
  published_at: publishedAt,
});

/** The answers behind the shop's pages, in the wire format. */
const contentAnswers = fc.record({
  article: articles.map(({ validFrom, ...article }) => ({ ...wirePageOf(article), valid_from: validFrom })),
  blogEntry: blogPosts.map(wireEntryOf),
  deliveryInfo: fc.array(deliveryInfo.map(wirePageOf)),
  brands: fc.array(brands.map(({ productCount, ...brand }) => ({ ...brand, product_count: productCount }))),
  stores: fc.array(
    groceryStores.map(({ houseNumber, postcode, week, specialDays, ...store }) => ({
      ...store,
      house_number: houseNumber,
      postcode: Number(postcode),
      opening_hours: week,
      special_days: specialDays.map(({ hours: [open], ...day }) => ({
        ...day,
        opens: open?.opens ?? null,
        closes: open?.closes ?? null,
      })),
    })),
  ),
  redirect: redirects.map(({ target, isPermanent }) => ({ target, status: isPermanent ? 301 : 302 })),
});

it.prop([damaged(contentAnswers), instants], damages)(
  "[QTY-8] damaged answers of the shop's pages are refused, or read",
  async (data, now) => {
    const shop = shopAnswered(data, now);
    const pages = shop.content;
    const asked = [
      pages.article("a"),
      pages.blogPost("a"),
      pages.brands(),
      pages.deliveryInfo(),
      pages.redirectOf("/a"),
    ];
    for (const model of await Promise.all(asked.map((answer) => modelOf<unknown>(answer)))) expectSound(model);
    for (const store of (await modelOf(pages.stores())) ?? [])
      expect(hoursOn(store, { day: budapestDay(now) })).toBeInstanceOf(Array);
    shop.dispose();
  },
);

const otherAnswers = fc.record({
  allProductCategories: wireCategories.map(({ wire }) => wire),
  blogEntries: fc.array(blogEntries.map((entry) => ({ ...entry, image: entry.image && wireImageOf(entry.image) }))),
  footerBlocks: fc.array(footerBlocks),
  postcodes: fc.array(places.map(({ postcode, city }) => ({ postcode: Number(postcode), city }))),
});

it.prop([damaged(otherAnswers), instants], damages)(
  "[CAT-1] [ADDR-6] other damaged answers are refused, or read",
  async (data, now) => {
    const shop = shopAnswered(data, now);
    expectSound(await modelOf(shop.catalogue.loadCategories()));
    expectSound(await modelOf(shop.catalogue.blogEntries()));
    expectSound(await modelOf(shop.catalogue.footerBlocks()));
    expectSound(await modelOf(shop.delivery.lookUpPostcode("1186")));
    shop.dispose();
  },
);

const refusals = fc.record({
  data: fc.constant(null),
  errors: fc.array(
    fc.record({
      message: fc.constant("refused"),
      path: fc.constant(["footerBlocks"]),
      extensions: fc.oneof(
        fc.record({ code: fc.constantFrom("VALIDATION_FAILED", "NOT_FOUND", "INVALID_CART_ID") }),
        fc.record({
          code: fc.constant("VALIDATION_FAILED"),
          validation: fc.dictionary(fc.constantFrom("email", "name"), fc.array(hostileTexts)),
        }),
      ),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

it.prop(
  [
    fc.oneof(
      hostileBodies,
      damaged(refusals).map((answer) => carelessJson(answer ?? null)),
    ),
    fc.constantFrom(200, 201, 400, 404, 500),
  ],
  damages,
)(
  "[NET-3] [NET-8] [FORM-3] any body of an answer is data, or an error with a message for shoppers",
  async (body, status) => {
    const shop = shopAnsweredBody(body, { status });
    await modelOf(shop.catalogue.footerBlocks());
    await modelOf(shop.cart.refresh().then(orThrow));
    shop.dispose();
  },
);

it.prop(
  [
    fc.oneof(
      hostileTexts,
      damaged(deliverySelections).map((selection) => carelessJson(selection ?? null)),
    ),
  ],
  damages,
)("[COOKIE-1] [ADDR-4] a damaged selection in the cookie is ignored, or valid for the rules", (cookie) => {
  const cookies = memoryCookies({ [defaultSettings.deliveryCookie]: cookie });
  const shop = createShop({ capabilities: [delivery], endpoint: "http://shop.test/graphql", cookies });
  const selection = shop.delivery.selection.get();
  if (selection !== null) {
    expect(typeof displaySelection(selection)).toBe("string");
    expect(typeof isValidSelection(selection)).toBe("boolean");
    expect(checkoutPostcode(selection) ?? "1186").toMatch(/^[1-9]\d{3}$/);
  }
  shop.dispose();
});
