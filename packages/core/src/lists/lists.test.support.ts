import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { expect } from "vitest";
import { lists, session } from "../index.ts";
import type { User } from "../identity/User.ts";
import type { EffectCapability } from "../capability/EffectCapability.ts";
import { DurableStorage, StorageError } from "../kernel/DurableStorage.ts";
import type { LogEntry } from "../kernel/LogEntry.ts";
import { memoryCookies } from "../kernel/memoryCookies.ts";
import { Tabs } from "../kernel/Tabs.ts";
import { createShop } from "../shop/createShop.ts";

export const user: User = {
  id: "u1",
  extId: null,
  email: "eva@example.hu",
  name: "Kiss Éva",
  telephone: null,
  lastLogin: null,
  createdAt: "2026-01-01T10:00:00Z",
  disableDonations: false,
  customerType: "B2C",
  shippingAddresses: [],
  billingAddresses: [],
  savedCards: [],
  avoidedAllergens: null,
  loyaltyDifferences: null,
};

interface WireList {
  readonly listId: string;
  readonly name: string;
  readonly users: ReadonlyArray<object>;
  readonly events: ReadonlyArray<{ readonly created_at: string }>;
  readonly products: ReadonlyArray<{
    readonly productId: string;
    readonly quantity: number;
    readonly created_at: string;
  }>;
  readonly texts?: ReadonlyArray<{ readonly text: string; readonly created_at: string }>;
}

const made = "2026-11-20T10:00:00Z";

export const wireList = (
  listId: string,
  role: object = { type: "owner" },
): WireList & Readonly<Record<string, unknown>> => ({
  listId,
  name: "Heti",
  type: "shoppinglist",
  created_at: made,
  events: [],
  products: [],
  users: [{ userId: "u1", email: user.email, ...role }],
});

interface Action {
  readonly action: string;
  readonly listId: string;
  readonly productId: string;
  readonly quantity: number;
  readonly text: string;
  readonly is_wanted: boolean;
  readonly created_at: string;
}

export interface Call {
  readonly call: string;
  readonly body: { readonly actions?: ReadonlyArray<Action>; readonly name?: string } & Readonly<
    Record<string, unknown>
  >;
  readonly headers: Headers;
}

const isBody = (data: unknown): data is Call["body"] => typeof data === "object" && data !== null;

function applied(list: WireList, made: Action): WireList {
  const { action, listId, productId, quantity, text, is_wanted, created_at } = made;
  if (listId !== list.listId) return list;
  const events = [...list.events, { created_at }];
  if (action === "SET_TEXT") {
    const others = list.texts?.filter((each) => each.text !== text) ?? [];
    return { ...list, events, texts: is_wanted ? [...others, { text, created_at }] : others };
  }
  const others = list.products.filter((each) => each.productId !== productId);
  return { ...list, events, products: quantity === 0 ? others : [...others, { productId, quantity, created_at }] };
}

/** An in-memory list service. `rule` may answer instead, or fail like a network. */
export const listService = (start: ReadonlyArray<WireList> = [wireList("l1")]) => {
  const service = {
    lists: start,
    calls: Array<Call>(),
    rule: (_call: Call): Response | null | Promise<Response | null> => null,
    /** All requests except reads. */
    changes: () => service.calls.map(({ call }) => call).filter((call) => call !== "GET /lists"),
    fetch: async (address: string | URL, init: RequestInit = {}) => {
      const body: unknown = JSON.parse(typeof init.body === "string" ? init.body : "{}");
      if (!isBody(body)) throw new TypeError("Not a body of the service");
      const call = { call: `${init.method} ${String(address)}`, body, headers: new Headers(init.headers) };
      service.calls.push(call);
      const instead = await service.rule(call);
      if (instead !== null) return instead;
      if (call.call === "GET /lists") return Response.json(service.lists);
      if (call.call === "POST /list") {
        const listId = `l${service.lists.length + 1}`;
        service.lists = [...service.lists, { ...wireList(listId), name: body.name ?? "" }];
        return Response.json({ listId });
      }
      if (call.call !== "POST /sync") return new Response(null, { status: 204 });
      const { actions = [] } = body;
      service.lists = service.lists.map((list) => actions.reduce(applied, list));
      return Response.json(service.lists.filter(({ listId }) => actions.some((action) => action.listId === listId)));
    },
  };
  return service;
};

export const offline = () => Promise.reject(new TypeError("Failed to fetch"));
export const refusing = (status: number, code: string) =>
  Response.json({ message: "no", code, validation: { productId: ["Nincs ilyen."] } }, { status });

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

interface Opened {
  readonly service?: ReturnType<typeof listService>;
  readonly isGuest?: boolean;
  readonly snapshot?: object;
  /** How long a logout waits for running requests; short when they never end. */
  readonly identityWaitMs?: number;
  /** The browser's storage; null for one that fails. */
  readonly durable?: Map<string, unknown> | null;
  /** Resolves when the storage can be read. */
  readonly opens?: Promise<void>;
}

/** A logged-in user's page, beside another tab. */
export const open = ({
  service = listService(),
  isGuest = false,
  snapshot = {},
  identityWaitMs = 60_000,
  durable = new Map<string, unknown>(),
  opens,
}: Opened = {}) => {
  const logged: LogEntry[] = [];
  const published: unknown[] = [];
  const [tabs, networks] = [new Set<() => void>(), new Set<() => void>()];
  let now = new Date("2026-11-21T10:00:00Z");
  const browser: EffectCapability<"browser", object> = {
    name: "browser",
    provides: Layer.merge(
      Layer.effect(
        DurableStorage,
        Effect.map(DurableStorage, (none) => ({
          ...none,
          update: (key: string, change: (durable: unknown) => unknown) =>
            durable === null
              ? Effect.fail(new StorageError({ key, cause: "blocked" }))
              : Effect.andThen(
                  opens ? Effect.promise(() => opens) : Effect.void,
                  Effect.sync(() => {
                    const next = change(durable.get(key) ?? null);
                    durable.set(key, next);
                    return next;
                  }),
                ),
        })),
      ),
      Layer.effect(
        Tabs,
        Effect.map(Tabs, (alone) => ({
          ...alone,
          publish: (topic: string) => Effect.sync(() => void published.push(topic)),
          messages: (topic: string) => (listener: (message: unknown) => void) => {
            const receive = () => listener(null);
            if (topic === "lists") tabs.add(receive);
            return () => tabs.delete(receive);
          },
        })),
      ),
    ),
    open: () => Effect.succeed({ api: {}, snapshot: () => ({}) }),
  };
  const cookies = memoryCookies(isGuest ? {} : { token: "abc" });
  const shop = createShop({
    capabilities: [lists, session, browser],
    endpoint: "/graphql",
    fetch: service.fetch,
    cookies,
    clock: () => now,
    log: (entry) => logged.push(entry),
    snapshot: {
      now: now.toISOString(),
      ...(!isGuest && { session: { isLoggedIn: true, user, lastUpdated: null } }),
      ...snapshot,
    },
    settings: { attempts: 1, identityWaitMs },
    onReconnect: (listener) => {
      networks.add(listener);
      return () => networks.delete(listener);
    },
  });
  const list = (listId = "l1") => {
    const { lists: own, invitations } = shop.lists.state.get();
    return [...(own ?? []), ...invitations].find(({ id }) => id === listId);
  };
  return {
    shop,
    service,
    logged,
    published,
    durable,
    tabs,
    list,
    cookies,
    lists: shop.lists,
    quantities: (listId = "l1") =>
      Object.fromEntries((list(listId)?.products ?? []).map((each) => [each.productId, each.quantity])),
    texts: () => shop.notices.get().map(({ text }) => text),
    reconnect: () => networks.forEach((notify) => notify()),
    tabPublishes: () => tabs.forEach((notify) => notify()),
    setNow: (instant: string) => (now = new Date(instant)),
    /** Counts turns of the event loop: a time limit would fail on a busy machine. */
    until: async (isSo: () => boolean) => {
      for (let turn = 0; turn < 2_000 && !isSo(); turn += 1) await nextTurn();
      expect(isSo(), "what was waited for").toBe(true);
    },
    /** Waits for background work. */
    rest: async () => {
      for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    },
  };
};

/** A page with loaded lists. */
export const loaded = async (given: Opened = {}) => {
  const page = open(given);
  await page.lists.refresh();
  page.service.calls.length = 0;
  return page;
};

/** The reason of a rejected promise; null when it resolves. */
