import type { CheckOf } from "../Check.ts";
import { type CheckedPorts, offered } from "./BackendPorts.ts";
import { firstProducts } from "./firstProducts.ts";

const idsOf = (products: ReadonlyArray<{ readonly id: string }>): string => products.map(({ id }) => id).join(", ");
const filters = {};

const pages: CheckOf<CheckedPorts> = {
  rule: "CAT-8",
  promise: "Pages of products neither repeat nor skip one, and a page beyond the last has none",
  repair: "Order equals by their ids as well, and cut the page out of the whole list",
  faults: async ({ catalogue, call }) => {
    const page = (number: number, pageSize: number) => catalogue().products({ page: number, pageSize, filters }, call);
    const [whole, first, second] = [await page(1, 4), await page(1, 2), await page(2, 2)];
    const parts = idsOf([...first.products, ...second.products]);
    const beyond = await page(whole.total + 1, 4);
    return [
      ...(whole.products.length > 0 ? [] : ["the first page is empty"]),
      ...(idsOf(whole.products) === parts
        ? []
        : [`one page of four was ${idsOf(whole.products)}; two pages of two were ${parts}`]),
      ...(whole.total >= whole.products.length ? [] : [`the total is ${whole.total}, the page has more products`]),
      ...(beyond.products.length === 0 ? [] : [`page ${whole.total + 1} has ${beyond.products.length} products`]),
    ];
  },
};

const byUrlKey: CheckOf<CheckedPorts> = {
  rule: "CAT-5",
  promise: "A product is found by its urlKey, as the list shows it, and an unknown urlKey gives null",
  repair: "Look the product up by urlKey, answer null without one, and make lists and pages of one model",
  faults: async (ports) => {
    const catalogue = ports.catalogue();
    const [listed] = await firstProducts(ports, 1);
    const [found, unknown] = [
      await catalogue.product(listed.urlKey, ports.call),
      await catalogue.product(`none-${crypto.randomUUID()}`, ports.call),
    ];
    return [
      ...(found?.id === listed.id ? [] : [`${listed.urlKey} was ${String(found?.id)} instead of ${listed.id}`]),
      ...(found === null || found.regularPrice === listed.regularPrice
        ? []
        : [`${listed.name} costs ${found.regularPrice} on its page and ${listed.regularPrice} in the list`]),
      ...(unknown === null ? [] : ["an unknown urlKey gave a product"]),
    ];
  },
};

const byIds: CheckOf<CheckedPorts> = {
  rule: "LIST-8",
  promise: "Products by their ids come once each, and unknown ids are left out",
  repair: "Answer those of the ids that there are, without an error for the others",
  faults: async (ports) => {
    const wanted = await firstProducts(ports, 3);
    const ids = [...wanted.map(({ id }) => id), `none-${crypto.randomUUID()}`];
    const found = await ports.catalogue().productsById(ids, ports.call);
    const [seen, meant] = [found, wanted].map((products) =>
      products
        .map(({ id }) => id)
        .toSorted()
        .join(", "),
    );
    return seen === meant ? [] : [`${meant} and an unknown id gave ${String(seen)}`];
  },
};

const search: CheckOf<CheckedPorts> = {
  rule: "SEARCH-6",
  promise: "A search for a product's name finds it, and one for nothing that is sold finds nothing",
  repair: "Search the names, and answer an empty page where nothing matches",
  faults: async (ports) => {
    const [product] = await firstProducts(ports, 1);
    const find = async (term: string) =>
      (await ports.catalogue().search({ term, page: 1, pageSize: 20, filters }, ports.call)).products;
    const [found, none] = [await find(product.name), await find(crypto.randomUUID())];
    return [
      ...(found.some(({ id }) => id === product.id) ? [] : [`"${product.name}" did not find it`]),
      ...(none.length === 0 ? [] : [`a made-up word found ${none.length} products`]),
    ];
  },
};

const terms: CheckOf<CheckedPorts> = {
  rule: "QUICK-4",
  promise: "The terms of a list get an answer each, in their order",
  repair: "Answer one entry per term, an empty one where nothing is found",
  faults: async (ports) => {
    const catalogue = ports.catalogue();
    const ask = offered(catalogue.searchTerms?.bind(catalogue), "catalogue.searchTerms");
    const [product] = await firstProducts(ports, 1);
    const [none, found, ...more] = await ask([crypto.randomUUID(), product.name], ports.call);
    return [
      ...(none?.products.length === 0 ? [] : ["the first term, a made-up word, found products"]),
      ...(found?.products.some(({ id }) => id === product.id) === true
        ? []
        : [`the second term, "${product.name}", did not find it`]),
      ...(more.length === 0 ? [] : [`two terms got ${more.length + 2} answers`]),
    ];
  },
};

const suggestions: CheckOf<CheckedPorts> = {
  rule: "SEARCH-12",
  promise: "The beginning of a product's name suggests products",
  repair: "Take the last word as a beginning",
  faults: async (ports) => {
    const catalogue = ports.catalogue();
    const ask = offered(catalogue.suggestions?.bind(catalogue), "catalogue.suggestions");
    const [product] = await firstProducts(ports, 1);
    const beginning = product.name.slice(0, 3);
    const { products } = await ask(beginning, ports.call);
    return products.length > 0 ? [] : [`"${beginning}" suggested no product`];
  },
};

const categories: CheckOf<CheckedPorts> = {
  rule: "CAT-1",
  promise: "Categories come as trees in which each has an id of its own",
  repair: "Put each category below its parent once",
  faults: async ({ catalogue, call }) => {
    const source = catalogue();
    const trees = await offered(source.categories?.bind(source), "catalogue.categories")(call);
    const below = (nodes: typeof trees): ReadonlyArray<string> =>
      nodes.flatMap(({ id, children }) => [id, ...below(children)]);
    const ids = below(trees);
    return ids.length === new Set(ids).size ? [] : [`${ids.length - new Set(ids).size} categories come twice`];
  },
};

/** What a `CatalogueSource` promises. */
export const catalogueChecks: ReadonlyArray<CheckOf<CheckedPorts>> = [
  pages,
  byUrlKey,
  byIds,
  search,
  terms,
  suggestions,
  categories,
];
