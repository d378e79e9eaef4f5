import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import { expect } from "vitest";
import { account, catalogue, createShop, dialogs, memoryCookies, navigation, session } from "../../index.ts";
import type { Navigate } from "../../navigation/service/Navigate.ts";
import type { EffectCapability } from "../../capability/EffectCapability.ts";
import type { LogEntry } from "../../kernel/LogEntry.ts";
import { memoryStorage } from "../../kernel/memoryStorage.ts";
import { readJson } from "../../kernel/readJson.ts";
import { defaultSettings } from "../../kernel/ShopSettings.ts";
import { fromSchema } from "../../decoding/fromSchema.test.support.ts";
import type { ShopSnapshot } from "../../kernel/ShopTypes.ts";
import { Tabs } from "../../kernel/Tabs.ts";
import { transportTexts } from "../../transport/text.hu.ts";
import { Identity } from "../../identity/Identity.ts";

/** A user in the contract's form. */
export const wireUser = (id: string) => ({
  id,
  email: `${id}@example.hu`,
  name: "Kiss Éva",
  created_at: "2026-01-01T10:00:00Z",
  disable_donations: false,
  customer_type: "UNKNOWN",
  shipping_addresses: [],
  billing_addresses: [],
  saved_credit_cards: [],
});

/** A guest's cart, with nothing in it. */
export const wireCart = {
  id: "c2",
  hash: "h",
  revision: 1,
  cart_products: [],
  total_price: 0,
  age_confirmed: false,
  deleted_products: [],
  warnings: [],
};

/** The answer to a login, whose token is the user's id. */
export const wireEntry = (id: string) => ({ token: id, user: wireUser(id), cart: wireCart, cart_changes: [] });

export interface Call {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The owner; null for a guest's. */
  readonly token: string | null;
  readonly key: string | null;
}

const readSent = readJson(
  fromSchema(
    Schema.Struct({
      operationName: Schema.String,
      variables: Schema.optional(Schema.Record(Schema.String, Schema.Unknown)),
    }),
  ),
);

const answers: Readonly<Record<string, (token: string) => object>> = {
  login: () => ({ login: wireEntry("u1") }),
  tokenLogin: () => ({ tokenLogin: wireEntry("u1") }),
  registration: () => ({ registration: { user: { id: "u1" } } }),
  logout: () => ({ logout: wireCart }),
  me: (token) => ({ me: wireUser(token) }),
  emailAvailability: () => ({ emailAvailability: true }),
  requestPasswordReset: () => ({ requestPasswordReset: true }),
  resetPassword: () => ({ resetPassword: true }),
  confirmEmail: (token) => ({ user: { ...wireUser(token), email: "uj@example.hu" } }),
  setDonations: (token) => ({ user: { ...wireUser(token), disable_donations: true } }),
};

export const offline = () => Promise.reject(new TypeError("Failed to fetch"));
export const refusing = (code: string) =>
  Promise.resolve(Response.json({ errors: [{ message: "no", extensions: { code } }] }));
export const answering = (data: object) => Promise.resolve(Response.json({ data }));

interface Opened {
  readonly token?: string;
  readonly cartId?: string;
  readonly snapshot?: ShopSnapshot;
}

/** A page on a server of sessions, beside another tab. `rule` may answer in the server's place, or fail as a network does. */
export const open = ({ token, cartId, snapshot }: Opened = {}) => {
  const calls: Call[] = [];
  const logged: LogEntry[] = [];
  const visited: Array<Parameters<Navigate>[0]> = [];
  const told: string[] = [];
  const tabs = new Map<string, Set<() => void>>();
  const cookies = memoryCookies({
    ...(token !== undefined && { token }),
    ...(cartId !== undefined && { cart_id: cartId }),
  });
  const storage = memoryStorage();
  const leaving = new Set<() => void>();
  const page = { rule: (_call: Call, _signal: AbortSignal | null): Promise<Response> | null => null };
  const browser: EffectCapability<"browser", { readonly reload: () => Promise<void> }> = {
    name: "browser",
    provides: Layer.effect(
      Tabs,
      Effect.map(Tabs, (alone) => ({
        ...alone,
        publish: (topic: string) => Effect.sync(() => void told.push(topic)),
        messages: (topic: string) => (listener: (message: unknown) => void) => {
          const hear = () => listener(null);
          const all = tabs.get(topic) ?? new Set();
          tabs.set(topic, all.add(hear));
          return () => all.delete(hear);
        },
      })),
    ),
    open: ({ build, run }) =>
      Effect.map(build(Layer.effectContext(Effect.context<Identity>())), (context) => ({
        api: { reload: () => run(Context.get(context, Identity).reload) },
        snapshot: () => ({}),
      })),
  };
  const shop = createShop({
    capabilities: [catalogue, session, account, dialogs, navigation, browser],
    endpoint: "/graphql",
    fetch: (_address, init = {}) => {
      const { operationName: operation, variables = {} } =
        readSent(init.body) ?? expect.fail("Not a request of GraphQL");
      const headers = new Headers(init.headers);
      const bearer = headers.get("authorization")?.replace("Bearer ", "") ?? null;
      const call = { operation, variables, token: bearer, key: headers.get("idempotency-key") };
      calls.push(call);
      return (
        page.rule(call, init.signal ?? null) ??
        answering(answers[operation]?.(bearer ?? "nobody") ?? expect.fail(`Nobody answers ${operation}`))
      );
    },
    cookies,
    sessionStorage: storage,
    clock: () => new Date("2026-11-21T10:00:00Z"),
    onLeave: (listener) => {
      leaving.add(listener);
      return () => leaving.delete(listener);
    },
    navigate: (where) => void visited.push(where),
    log: (entry) => logged.push(entry),
    snapshot,
    settings: { attempts: 1 },
  });
  return {
    page,
    shop,
    calls,
    logged,
    visited,
    told,
    cookies,
    storage,
    session: shop.session,
    state: () => shop.session.state.get(),
    operations: () => calls.map(({ operation }) => operation),
    notices: () => shop.notices.get().map(({ kind, text, durationMs }) => ({ kind, text, durationMs })),
    /** The number of this shop's listeners to other tabs' account messages. */
    listening: () => tabs.get("user")?.size ?? 0,
    /** As a page does that is hidden, and perhaps closed. */
    leave: () => leaving.forEach((hear) => hear()),
    tabTells: (topic: string) => tabs.get(topic)?.forEach((hear) => hear()),
    /** After all background work: a number of turns, because a busy machine would use up a time. */
    rest: async () => {
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    },
  };
};

/** The error of a rejected promise; null when it resolves. */

/** What Éva logs in with. */
export const eva = { email: "u1@example.hu", password: "egy hosszú jelszó" };
/** A state in which nothing runs, and nothing is reported. */
export const quiet = {
  isFetching: false,
  registration: null,
  loginError: null,
  registrationError: null,
  cartChanges: [],
  failure: null,
};
export const guest = { ...quiet, isLoggedIn: false, user: null };
/** The notices while the network is away. */
export const away = [{ kind: "error", text: transportTexts.network, durationMs: defaultSettings.noticeMs }];
/** Answers one operation in the server's place. */
export const only = (operation: string, answer: () => Promise<Response>) => (call: Call) =>
  call.operation === operation ? answer() : null;
/** A merge's notes as the server sends them, and as the state shows them. */
export const changes = [{ product_id: "12", product_name: "Tej", kind: "capped", wanted: 9, piece: 6 }];
export const changed = [{ productId: "12", productName: "Tej", kind: "capped", wanted: 9, quantity: 6 }];
