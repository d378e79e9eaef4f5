import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import { expect } from "vitest";
import type { AnalyticsEvent } from "../../analytics/model/AnalyticsEvent.ts";
import { analytics, cart, createShop, delivery, dialogs, memoryCookies, session } from "../../index.ts";
import { productId } from "../../product/productId.ts";
import type { EffectCapability } from "../../capability/EffectCapability.ts";
import { DurableStorage, StorageError } from "../../kernel/DurableStorage.ts";
import type { LogEntry } from "../../kernel/LogEntry.ts";
import { readJson } from "../../kernel/readJson.ts";
import { fromSchema } from "../../decoding/fromSchema.test.support.ts";
import type { ShopSettings } from "../../kernel/ShopSettings.ts";
import { Tabs } from "../../kernel/Tabs.ts";
import { CartPersistence } from "./CartPersistence.ts";
import { CartService } from "./ShopCart.ts";
import { CartSharing } from "./CartSharing.ts";
import { cartServiceLive } from "./cartServiceLive.ts";
import { cartTabs } from "./cartTabs.ts";
import { lineOf } from "../queue/changes.test.arbitrary.ts";
import { persistChanges } from "./persistChanges.ts";

const Input = Schema.Struct({
  id: Schema.String,
  revision: Schema.optional(Schema.Finite),
  products: Schema.optional(Schema.Array(Schema.Struct({ product_id: Schema.String, piece: Schema.Finite }))),
  coupon_code: Schema.optional(Schema.NullOr(Schema.String)),
  age_confirmed: Schema.optional(Schema.Boolean),
  shipping_address: Schema.optional(Schema.NullOr(Schema.Unknown)),
});
const readSent = readJson(
  fromSchema(
    Schema.Struct({
      operationName: Schema.String,
      variables: Schema.Struct({ id: Schema.optional(Schema.String), input: Schema.optional(Input) }),
    }),
  ),
);

export interface Call {
  readonly operation: string;
  readonly id: string | undefined;
  readonly input: typeof Input.Type | undefined;
  readonly key: string | null;
}

const wireProduct = (id: string) => ({
  id,
  name: id,
  status: "AVAILABLE",
  url_key: id,
  categories: [],
  price: 100,
  webshop_only_price: false,
  gift_message_available: false,
  sliceable: false,
  adults_only: false,
  allergens: [],
  is_mpl: true,
  storage: "AMBIENT",
  is_fragile: false,
  default_quantity_name: "db",
  default_quantity_scale: 1,
  vote_calculated: {
    vote_count_one: 0,
    vote_count_two: 0,
    vote_count_three: 0,
    vote_count_four: 0,
    vote_count_five: 0,
  },
  empties: [],
  attributes: [],
  images: [],
});

interface KeptCart {
  readonly id: string;
  readonly revision: number;
  readonly pieces: Readonly<Record<string, number>>;
  readonly coupon: string | null;
  readonly isAdult: boolean;
}

export const offline = () => Promise.reject(new TypeError("Failed to fetch"));
export const refusing = (code: string) =>
  Promise.resolve(Response.json({ errors: [{ message: "no", extensions: { code } }] }));
export const answering = (data: object) => Promise.resolve(Response.json({ data }));
export const broken = () => Promise.resolve(new Response("Oops", { status: 500 }));

/** Answers one operation instead of the server. */
export const only = (operation: string, answer: (call: Call) => Promise<Response>) => (call: Call) =>
  call.operation === operation ? answer(call) : null;

/** An in-memory cart server whose products cost 100 Ft. `rule` may answer instead, or fail like a network. */
export const cartServer = () => {
  const carts = new Map<string, KeptCart>();
  const done = new Map<string, string>();
  const server = {
    calls: Array<Call>(),
    rule: (_call: Call): Promise<Response> | null => null,
    /** Products that it warns about. */
    warnsOf: Array<string>(),
    /** The amount that it adds to every price. */
    surcharge: 0,
    wire: ({ id, revision, pieces, coupon, isAdult }: KeptCart) => ({
      id,
      hash: JSON.stringify([id, pieces, coupon, isAdult]),
      revision,
      cart_products: Object.entries(pieces).map(([product, piece]) => ({
        product: wireProduct(product),
        piece,
        quantityType: "default",
        sliced: false,
        substitution: "LEAVE_OUT",
        price: 100,
        total_price: 100 * piece + server.surcharge,
      })),
      total_price: Object.values(pieces).reduce((sum, piece) => sum + 100 * piece + server.surcharge, 0),
      coupon_code: coupon,
      age_confirmed: isAdult,
      deleted_products: [],
      warnings: server.warnsOf
        .filter((each) => pieces[each] !== undefined)
        .map((each) => ({ product_id: each, product_name: each, message: "Elfogyott" })),
    }),
    make: (): KeptCart => {
      const made = { id: `c${carts.size + 1}`, revision: 1, pieces: {}, coupon: null, isAdult: false };
      carts.set(made.id, made);
      return made;
    },
    /** Changes a cart as another device does. */
    change: ({ id, products = [], coupon_code, age_confirmed }: typeof Input.Type) => {
      const before = carts.get(id) ?? expect.fail(`There is no cart ${id}`);
      const pieces = {
        ...before.pieces,
        ...Object.fromEntries(products.map(({ product_id, piece }) => [product_id, piece])),
      };
      const after = {
        id,
        revision: before.revision + 1,
        pieces: Object.fromEntries(Object.entries(pieces).filter(([, piece]) => piece > 0)),
        coupon: coupon_code === undefined ? before.coupon : coupon_code,
        isAdult: age_confirmed ?? before.isAdult,
      };
      carts.set(id, after);
      return after;
    },
    coupon: (id: string) => carts.get(id)?.coupon ?? null,
    quantities: (id: string | null) => carts.get(id ?? "")?.pieces ?? null,
    answer: ({ operation, id, input, key }: Call): Promise<Response> => {
      if (operation === "shippingMethods") return answering({ shippingMethods: [] });
      if (operation === "createCart") return answering({ createCart: server.wire(server.make()) });
      const found = carts.get(id ?? input?.id ?? "");
      if (found === undefined) return refusing("INVALID_CART_ID");
      if (input === undefined) return answering({ cart: server.wire(found) });
      const asked = JSON.stringify(input);
      if (key !== null && done.has(key))
        return done.get(key) === asked
          ? answering({ updateCart: server.wire(found) })
          : refusing("IDEMPOTENCY_KEY_REUSED");
      if (input.revision !== undefined && input.revision !== found.revision) return refusing("CART_CHANGED");
      if (key !== null) done.set(key, asked);
      const isEmptying = input.products?.length === 0;
      const products = isEmptying
        ? Object.keys(found.pieces).map((product_id) => ({ product_id, piece: 0 }))
        : input.products;
      return answering({ updateCart: server.wire(server.change({ ...input, products })) });
    },
  };
  return server;
};

/** The parts of the cart that only other services use. */
interface OfferedToOthers {
  readonly settled: () => Promise<void>;
  readonly confirmAge: () => Promise<boolean>;
}

interface Opened {
  readonly server?: ReturnType<typeof cartServer>;
  readonly cookies?: ReturnType<typeof memoryCookies>;
  /** The browser's storage; without it, nothing is stored. */
  readonly durable?: Map<string, unknown>;
  /** Whether the storage fails this time. */
  readonly refuses?: () => boolean;
  /** Whether other tabs never release the lock. */
  readonly isLockedOut?: boolean;
  readonly settings?: Partial<ShopSettings>;
}

/** The cookies of a shopper who has chosen a delivery place. */
export const cookiesOf = (given: Readonly<Record<string, string>> = {}) =>
  memoryCookies({
    delivery_address: JSON.stringify({ type: "delivery", deliveryType: "postcode", zip: "1186", city: "Budapest" }),
    ...given,
  });

/** A shop page with a chosen delivery place, on a cart server. No time passes, except for waits of zero. */
export const open = ({
  server = cartServer(),
  cookies = cookiesOf(),
  durable,
  refuses = () => false,
  isLockedOut = false,
  settings,
}: Opened = {}) => {
  const logged: LogEntry[] = [];
  const tracked: AnalyticsEvent[] = [];
  const networks = new Set<() => void>();
  const turns: string[] = [];
  const browser: EffectCapability<"browser", OfferedToOthers> = {
    name: "browser",
    provides: Layer.mergeAll(
      Layer.succeed(CartPersistence, persistChanges),
      Layer.succeed(CartSharing, cartTabs),
      Layer.effect(
        DurableStorage,
        Effect.map(DurableStorage, (none) =>
          durable === undefined
            ? none
            : {
                lasts: true,
                update: (key: string, change: (before: unknown) => unknown) =>
                  Effect.suspend(() => {
                    if (refuses()) return Effect.fail(new StorageError({ key, cause: "blocked" }));
                    const next = change(durable.get(key) ?? null);
                    durable.set(key, next);
                    return Effect.succeed(next);
                  }),
              },
        ),
      ),
      Layer.effect(
        Tabs,
        Effect.map(Tabs, (alone) => ({
          ...alone,
          exclusively:
            (name: string) =>
            <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
              Effect.suspend(() => {
                // The presence lock of a tab is not a turn.
                if (name.includes("/")) return effect;
                turns.push(name);
                return isLockedOut ? Effect.never : effect;
              }),
        })),
      ),
    ),
    open: ({ build, run }) =>
      Effect.map(build(cartServiceLive), (context) => {
        const { idle, confirmAge } = Context.get(context, CartService);
        return { api: { settled: () => run(idle), confirmAge: () => run(confirmAge) }, snapshot: () => ({}) };
      }),
  };
  const shop = createShop({
    capabilities: [cart, delivery, dialogs, session, analytics, browser],
    endpoint: "/graphql",
    fetch: (_address, init = {}) => {
      const { operationName: operation, variables } = readSent(init.body) ?? expect.fail("Not a GraphQL request");
      const call = {
        operation,
        ...variables,
        id: variables.id,
        input: variables.input,
        key: new Headers(init.headers).get("idempotency-key"),
      };
      server.calls.push(call);
      return server.rule(call) ?? server.answer(call);
    },
    cookies,
    analytics: [{ track: (event) => void tracked.push(event) }],
    clock: () => new Date("2026-11-21T10:00:00Z"),
    log: (entry) => logged.push(entry),
    settings: { attempts: 1, reconnectMs: 3_600_000, identityWaitMs: 3_600_000, dialogCloseMs: 0, ...settings },
    onReconnect: (listener) => {
      networks.add(listener);
      return () => networks.delete(listener);
    },
  });
  shop.analytics.decide("given");
  const state = () => shop.cart.state.get();
  const question = () => shop.dialogs.open.get()?.dialog ?? null;
  return {
    shop,
    server,
    cookies,
    logged,
    tracked,
    turns,
    state,
    question,
    set: (id: string, quantity: number, { adultsOnly = false } = {}) =>
      shop.cart.setQuantity({ ...lineOf(id, 1).product, adultsOnly }, { quantity, quantityType: "default" }),
    remove: (id: string) => shop.cart.remove(productId(id)),
    quantities: () => Object.fromEntries((state().cart?.lines ?? []).map((line) => [line.product.id, line.quantity])),
    operations: () => server.calls.map(({ operation }) => operation),
    texts: () => shop.notices.get().map(({ text }) => text),
    reconnect: () => networks.forEach((notify) => notify()),
    /** Waits for background work by counting turns of the event loop: a time limit would fail on a busy machine. */
    rest: async () => {
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    },
  };
};

/** A page with these quantities in the cart, without the calls that added them. */
export const filled = async (pieces: Readonly<Record<string, number>>, given: Opened = {}) => {
  const page = open(given);
  for (const [id, quantity] of Object.entries(pieces)) await page.set(id, quantity);
  await page.rest();
  page.server.calls.length = 0;
  page.tracked.length = 0;
  return page;
};

/** The reason of a rejected promise; null when it resolves. */
