import { huf } from "@kamra/core/product";
import { NetworkError } from "@kamra/core/shop";
import { expect, it } from "vitest";
import { reportOf } from "../reportOf.ts";
import type { BackendPorts } from "./BackendPorts.ts";
import { checkPorts } from "./checkPorts.ts";
import { goodPorts } from "./goodPorts.test.kit.ts";

type Good = ReturnType<typeof goodPorts>;

const broken = async (ports: BackendPorts) =>
  (await checkPorts(ports)).filter(({ faults }) => faults.length > 0).map(({ promise }) => promise);

it("ports that keep each promise are told so", async () => {
  expect(reportOf(await checkPorts(goodPorts()))).toMatch(/\n(\d+) of \1 promises are kept\.$/);
});

it("what a backend does not offer is named and counts as not checked", async () => {
  const { catalogue, cart } = goodPorts();
  const { searchTerms, suggestions, categories, ...least } = catalogue;
  expect([searchTerms, suggestions, categories]).toHaveLength(3);
  const { mark, ...plain } = cart;
  expect(mark).toBeTypeOf("function");
  const results = await checkPorts({ catalogue: least, cart: plain });
  const missing = results.flatMap(({ notChecked }) => (notChecked === null ? [] : [notChecked]));
  expect(missing).toEqual([
    "not offered: there is no `catalogue.searchTerms`",
    "not offered: there is no `catalogue.suggestions`",
    "not offered: there is no `catalogue.categories`",
    "not offered: there is no `cart.mark`",
    ...Array.from({ length: 3 }, () => "not offered: there is no `delivery`"),
  ]);
  expect(results.flatMap(({ faults }) => faults)).toEqual([]);
});

const variants: ReadonlyArray<readonly [string, (good: Good) => BackendPorts, ReadonlyArray<string>]> = [
  [
    "a list that ignores the page",
    (good) => {
      const all = good.catalogue.products;
      const first = { page: 1 };
      return {
        ...good,
        catalogue: { ...good.catalogue, products: (wanted, call) => all({ ...wanted, ...first }, call) },
      };
    },
    ["Pages of products"],
  ],
  [
    "a product for every urlKey",
    (good) => {
      const { product } = good.catalogue;
      return {
        ...good,
        catalogue: { ...good.catalogue, product: (_urlKey, call) => product("apple", call) },
      };
    },
    ["A product is found"],
  ],
  [
    "a search that finds everything",
    (good) => ({
      ...good,
      catalogue: { ...good.catalogue, search: (wanted, call) => good.catalogue.search({ ...wanted, term: "" }, call) },
    }),
    ["A search for"],
  ],
  [
    "terms answered in another order",
    (good) => {
      const { searchTerms } = good.catalogue;
      return {
        ...good,
        catalogue: { ...good.catalogue, searchTerms: async (...input) => (await searchTerms(...input)).toReversed() },
      };
    },
    ["The terms of a list"],
  ],
  [
    "products by their ids that leave out the last",
    (good) => ({
      ...good,
      catalogue: {
        ...good.catalogue,
        productsById: async (...input) => (await good.catalogue.productsById(...input)).slice(0, -1),
      },
    }),
    ["Products by their ids"],
  ],
  [
    "suggestions of whole words alone",
    (good) => {
      const none = { products: [], categories: [], brands: [], correctedTerm: null };
      return { ...good, catalogue: { ...good.catalogue, suggestions: async () => none } };
    },
    ["The beginning of"],
  ],
  [
    "a category in two places",
    (good) => {
      const { categories } = good.catalogue;
      const twice = async (...input: Parameters<typeof categories>) => {
        const trees = await categories(...input);
        return [...trees, ...trees.slice(0, 1)];
      };
      return { ...good, catalogue: { ...good.catalogue, categories: twice } };
    },
    ["Categories come"],
  ],
  [
    "a shipping method that is not available for no reason",
    (good) => {
      const { shippingMethods } = good.delivery;
      const closed = async (...input: Parameters<typeof shippingMethods>) =>
        (await shippingMethods(...input)).map((method) => ({ ...method, isAvailable: false }));
      return { ...good, delivery: { ...good.delivery, shippingMethods: closed } };
    },
    ["A shipping method"],
  ],
  [
    "streets for every beginning",
    (good) => ({ ...good, delivery: { ...good.delivery, streets: async () => ["Közdűlő út"] } }),
    ["A beginning that"],
  ],
  [
    "a changed line that comes last",
    (good) => {
      const changed = new Map<string, string>();
      const { cart, update } = good.cart;
      const moved: typeof good.cart = {
        ...good.cart,
        update: async (wanted, call) => {
          changed.set(wanted.id, wanted.lines[0]?.productId ?? "");
          return update(wanted, call);
        },
        cart: async (id, call) => {
          const found = await cart(id, call);
          const isLast = (line: { readonly product: { readonly id: string } }) => line.product.id === changed.get(id);
          return (
            found && {
              ...found,
              lines: [...found.lines.filter((line) => !isLast(line)), ...found.lines.filter(isLast)],
            }
          );
        },
      };
      return { ...good, cart: moved };
    },
    ["Lines keep their order"],
  ],
  [
    "lines that are rounded down",
    (good) => {
      const { cart } = good.cart;
      return {
        ...good,
        cart: {
          ...good.cart,
          cart: async (...input) => {
            const found = await cart(...input);
            return found && { ...found, lines: found.lines.map((line) => ({ ...line, total: huf(line.total - 1) })) };
          },
        },
      };
    },
    ["A line costs"],
  ],
  [
    "a cart for each try",
    (good) => ({ ...good, cart: { ...good.cart, create: (_input, call) => good.cart.create({ key: null }, call) } }),
    ["A new cart"],
  ],
  [
    "quantities that are added up",
    (good) => ({
      ...good,
      cart: {
        ...good.cart,
        update: async (update, call) => {
          const lines = (await good.cart.cart(update.id, call))?.lines ?? [];
          const added = update.lines.map((line) => ({
            ...line,
            quantity:
              line.quantity === 0
                ? 0
                : line.quantity + (lines.find(({ product }) => product.id === line.productId)?.quantity ?? 0),
          }));
          return good.cart.update({ ...update, lines: added }, call);
        },
      },
    }),
    ["A quantity is"],
  ],
  [
    "a cart that leaves out its first line",
    (good) => ({
      ...good,
      cart: {
        ...good.cart,
        cart: async (...input) => {
          const found = await good.cart.cart(...input);
          return found && { ...found, lines: found.lines.slice(1) };
        },
      },
    }),
    ["A quantity is", "Lines keep their order", "A line costs", "A backend that counts"],
  ],
  [
    "a backend that compares no revision",
    (good) => ({
      ...good,
      cart: { ...good.cart, update: (update, call) => good.cart.update({ ...update, revision: null }, call) },
    }),
    ["A backend that counts"],
  ],
  [
    "an update that is made again",
    (good) => ({
      ...good,
      cart: {
        ...good.cart,
        update: (update, call) => good.cart.update({ ...update, key: crypto.randomUUID() }, call),
      },
    }),
    ["An update that is repeated"],
  ],
  [
    "an update that is made line by line",
    (good) => {
      const { update } = good.cart;
      const byLine: typeof update = async ({ lines, ...rest }, call) => {
        for (const each of lines.slice(0, -1)) await update({ ...rest, key: crypto.randomUUID(), lines: [each] }, call);
        return update({ ...rest, lines: lines.slice(-1) }, call);
      };
      return { ...good, cart: { ...good.cart, update: byLine } };
    },
    ["An update with a part"],
  ],
  [
    "a constant hash",
    (good) => ({ ...good, cart: { ...good.cart, mark: async () => ({ hash: "same", revision: 1 }) } }),
    ["A cart's mark"],
  ],
  [
    "postcodes that fail when they are unknown",
    (good) => ({
      ...good,
      delivery: {
        ...good.delivery,
        postcodes: () => Promise.reject(new NetworkError({ cause: "no answer" })),
      },
    }),
    ["An unknown postcode"],
  ],
];

it("each promise is broken by ports", async () => {
  const all = (await checkPorts({})).map(({ promise }) => promise);
  expect(
    all.filter((promise) => !variants.some(([, , parts]) => parts.some((part) => promise.startsWith(part)))),
  ).toEqual([]);
});

it.each(variants)("%s breaks the promises that it is about, and no other", async (_name, wrap, promises) => {
  const found = await broken(wrap(goodPorts()));
  expect(found).toHaveLength(promises.length);
  for (const [index, part] of promises.entries()) expect(found[index]).toContain(part);
});
