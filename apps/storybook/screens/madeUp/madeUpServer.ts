import schemaText from "@kamra/contract/schema.graphql?raw";
import type * as Wire from "@kamra/contract/wire";
import type { ProductDetails } from "@kamra/core/product";
import { wireProductOf } from "@kamra/testing/arbitraries";
import { buildSchema, graphql, GraphQLError } from "graphql";
import { cartOfGoods } from "./cart.ts";
import * as content from "./content.ts";
import { paymentMethods, places, postPoints, shippingMethods, timeSlots } from "./deliveries.ts";
import { pageOf } from "./goodsOf.ts";
import { categories, keyOf, promotion } from "./groceries.ts";
import { lists } from "./lists.ts";
import { orderOf } from "./orders.ts";
import { sessions, user } from "./person.ts";

export interface MadeUpShop {
  readonly goods: ReadonlyArray<ProductDetails>;
  /** What is in the cart at first, by id. */
  readonly cart: Partial<Wire.UpdateCartInput>;
}

type Args<Field> = Field & Readonly<Record<string, unknown>>;

const schema = buildSchema(schemaText, { assumeValid: true });

const refused = (code: string) => new GraphQLError(code, { extensions: { code } });

const isTrue = () => true;

const catalogueOf = ({ goods }: MadeUpShop) => {
  const found = (term: string) => {
    const words = keyOf(term).split("-");
    return goods.filter(({ name }) => words.every((word) => keyOf(name).includes(word)));
  };
  return {
    allProductCategories: [...Object.entries(categories), [promotion.id, promotion.name] as const].map(
      ([id, name]) => ({
        id,
        name,
        url: `/${keyOf(name)}`,
        url_key: keyOf(name),
        is_promotion: id === promotion.id,
        is_homepage_prohibited: false,
        product_count: pageOf(goods, { filters: { category_id: id } }).paginatorInfo.total,
        children: [],
      }),
    ),
    products: (asked: Wire.QueryProductsArgs) => pageOf(goods, asked),
    searchProducts: ({ term, ...asked }: Args<{ term: string }>) => pageOf(found(term), asked),
    searchTerms: ({ terms }: Args<{ terms: ReadonlyArray<string> }>) =>
      terms.map((term) => ({ products: pageOf(found(term), { first: 6 }).data, corrected_term: null })),
    searchSuggestions: ({ term }: Args<{ term: string }>) => ({
      products: pageOf(found(term), { first: 6 }).data,
      categories: [],
      brands: [],
    }),
    getProductByUrlKey: ({ url_key }: Args<{ url_key: string }>) => {
      const product = goods.find(({ urlKey }) => urlKey === url_key);
      return product === undefined ? null : wireProductOf(product);
    },
  };
};

const contentPages = {
  blogEntries: content.blogEntries,
  blogEntry: ({ url_key }: Args<{ url_key: string }>) => content.blogEntries.find((each) => each.url_key === url_key),
  footerBlocks: content.footerBlocks,
  article: ({ url_key }: Args<{ url_key: string }>) => content.articles.find((each) => each.url_key === url_key),
  deliveryInfo: content.deliveryInfo,
  brands: content.brands,
  brand: ({ slug }: Args<{ slug: string }>) => content.brands.find((each) => each.slug === slug),
  stores: content.stores,
  store: ({ id }: Args<{ id: string }>) => content.stores.find((each) => each.id === id),
  subscribeToNewsletter: isTrue,
  confirmNewsletter: isTrue,
  unsubscribeFromNewsletter: isTrue,
  sendContactMessage: isTrue,
  sendFeedback: isTrue,
};

const deliveries = {
  postcodes: ({ filters }: Args<{ filters: Wire.PostcodeFilters }>) =>
    places.filter(({ postcode, city }) =>
      filters.postcode ? postcode === filters.postcode : keyOf(city).startsWith(keyOf(filters.city ?? "")),
    ),
  shippingMethods,
  paymentMethods,
  postPoints,
  timetableTimeSlots: timeSlots,
};

/** The orders of before, and the one that the cart becomes. */
function ordersOf(goods: ReadonlyArray<ProductDetails>, cart: ReturnType<typeof cartOfGoods>) {
  const bought = (...products: ReadonlyArray<string>) => {
    const earlier = cartOfGoods(goods);
    earlier.update({ products: products.map((id) => ({ product_id: id, piece: 1 })) });
    return earlier.read();
  };
  const usual = bought("1", "7", "19", "20");
  const past = [
    orderOf(bought("1", "2", "13"), { id: "10040", status: "KAMRA_SHIPPED", age: 1 }),
    orderOf(usual, { id: "10039", status: "COMPLETE", age: 7 }),
    orderOf(bought("22", "23"), { id: "10038", status: "CANCELED", age: 25 }),
  ];
  let placed = orderOf(usual, { id: "10041" });
  const ordered = usual.cart_products.map(({ product }, index) => ({
    product,
    order_count: 5 - index,
    created_at: "2026-11-14T10:00:00Z",
    first_created_at: "2026-06-14T10:00:00Z",
    default_quantity_piece: 1,
    default_quantity_name: product.default_quantity_name,
  }));
  const history = {
    orders: () => ({
      data: [placed, ...past],
      paginatorInfo: { ...pageOf([], {}).paginatorInfo, total: 1 + past.length },
    }),
    ordered_products: ordered,
  };
  const answers = {
    createOrder: () => {
      placed = orderOf(cart.read(), { id: "10041", status: "ACCEPTED" });
      cart.update({ products: null });
      return { order: placed, rewrite_url: null, transaction_id: "made-up" };
    },
    order: ({ id }: Args<{ id: string }>) => [placed, ...past].find((order) => order.id === id),
    orderByTransaction: ({ transaction_id }: Args<{ transaction_id: string }>) =>
      transaction_id === "teljesitett" ? past[1] : placed,
    confirmOrder: () => placed,
    cancelOrder: () => {
      placed = { ...placed, status: { code: "CANCELED", title: "Törölve" }, cancellable_until: null };
      return placed;
    },
    requestWithdrawalLink: isTrue,
  };
  return { history, answers };
}

/** The session, the cart and the orders: what a server remembers. */
function remembered({ goods, cart: filled }: MadeUpShop) {
  const cart = cartOfGoods(goods);
  cart.update(filled);
  const { history, answers } = ordersOf(goods, cart);
  const me = { ...user, ...history, cart: () => cart.read() };
  let isLoggedIn = false;
  const login = () => {
    isLoggedIn = true;
    return { token: "made-up-token", user: me, cart: cart.read(), cart_changes: [] };
  };
  const asUser = () => {
    if (!isLoggedIn) throw refused("UNAUTHENTICATED");
    return me;
  };
  return {
    me: asUser,
    login,
    tokenLogin: login,
    registration: login,
    logout: () => {
      isLoggedIn = false;
      return cart.update({ products: null });
    },
    mySessions: sessions,
    endMySession: sessions.slice(0, 1),
    endMyOtherSessions: sessions.slice(0, 1),
    emailAvailability: isTrue,
    requestPasswordReset: isTrue,
    resetPassword: isTrue,
    confirmEmail: asUser,
    createCart: () => cart.read(),
    cart: () => cart.read(),
    updateCart: ({ input: { id: _, ...change } }: Args<{ input: Wire.UpdateCartInput }>) => cart.update(change),
    linkableOrders: [],
    ...answers,
  };
}

interface Sent {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

const isSent = (body: unknown): body is Sent => typeof body === "object" && body !== null && "query" in body;

function sentIn(text: unknown): Sent {
  const body: unknown = JSON.parse(String(text));
  if (!isSent(body)) throw new TypeError("The made-up server understands GraphQL alone");
  return body;
}

/**
 * The services of a shop in the browser: the contract's schema over made-up goods, a cart that adds up by the shop's rules, and
 * orders that last as long as the page. It has the signature of `fetch`.
 */
export function madeUpServer(shop: MadeUpShop): typeof fetch {
  const rootValue = { ...catalogueOf(shop), ...contentPages, ...deliveries, ...remembered(shop) };
  return async (address, init) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address);
    if (pathname === "/lists") return Response.json(lists);
    if (pathname === "/sync") return Response.json(lists.slice(0, 1));
    if (pathname !== "/graphql") return new Response(null, { status: 204 });
    const { query, variables = {} } = sentIn(init?.body);
    const answer = await graphql({ schema, source: query, rootValue, variableValues: variables });
    return Response.json(answer);
  };
}
