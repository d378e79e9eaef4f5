import * as Cause from "effect/Cause";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import * as Scope from "effect/Scope";
import type { AnalyticsAdapter } from "./analytics/AnalyticsAdapter.ts";
import type { Navigate } from "./navigation/Navigate.ts";
import type { Capabilities, Complete } from "./shop/Capabilities.ts";
import type { Capability, Opening } from "./shop/Capability.ts";
import { bearerSession, cookieSession } from "./session/SessionCarrier.ts";
import { checkOptions } from "./shop/checkOptions.ts";
import { CommandObserver } from "./shop/CommandObserver.ts";
import type { CookieJar } from "./shop/CookieJar.ts";
import { errorText } from "./shop/errorText.ts";
import { foundationLive } from "./shop/foundationLive.ts";
import type { KeyValueStorage } from "./shop/KeyValueStorage.ts";
import type { LogEntry } from "./shop/LogEntry.ts";
import { memoryCookies } from "./shop/memoryCookies.ts";
import { memoryStorage } from "./shop/memoryStorage.ts";
import type { Notice } from "./shop/Notice.ts";
import { Notices } from "./shop/Notices.ts";
import { ownSnapshot } from "./shop/ownSnapshot.ts";
import type { Fetch } from "./shop/ShopEnvironment.ts";
import type { ShopError } from "./shop/ShopError.ts";
import { defaultSettings, type ShopSettings } from "./shop/ShopSettings.ts";
import type { ShopSnapshot } from "./shop/ShopSnapshot.ts";
import type { Store } from "./shop/Store.ts";
import type { Texts } from "./text/texts.ts";
import { AbortedError } from "./transport/TransportError.ts";

/** What a shop is made of, and what it is given from outside; everything but the first two has a default. */
export interface ShopOptions<Chosen extends Capabilities> {
  /** What the shop can do; nothing else is bundled. Each once, with those that it needs. */
  readonly capabilities: Chosen & Complete<Chosen>;
  /** The GraphQL endpoint: `/graphql` in a browser, or with a `fetch` that knows where that is; else a whole address. */
  readonly endpoint: string | URL;
  /** Where the shopping-list service's paths begin; without it beside the GraphQL endpoint. */
  readonly listsEndpoint?: string | URL | undefined;
  readonly fetch?: Fetch | undefined;
  /** `documentCookies(document)` in a browser, the request's on a server; without it they last as long as the shop. */
  readonly cookies?: CookieJar | undefined;
  /**
   * Leaves the session to a cookie of the server's that no script can read: for pages that have the endpoint's own origin. `isSecure`
   * where shoppers come over https. Without it the shop keeps the token in its own cookie, and sends it along itself.
   */
  readonly cookieSession?: { readonly isSecure: boolean } | undefined;
  /** What survives a reload: the browser's `localStorage`; without it, as long as the shop. */
  readonly storage?: KeyValueStorage | undefined;
  /** What survives a reload, but not the tab: the browser's `sessionStorage`; without it, as long as the shop. */
  readonly sessionStorage?: KeyValueStorage | undefined;
  readonly clock?: (() => Date) | undefined;
  /** How the app goes to another page; nowhere without it. */
  readonly navigate?: Navigate | undefined;
  /** Who hears of what the shopper does, once they have consented. */
  readonly analytics?: ReadonlyArray<AnalyticsAdapter> | undefined;
  /** What it says in other words than ours, by capability. */
  readonly texts?: Partial<Texts> | undefined;
  /** The operator's log; the console without it. */
  readonly log?: ((entry: LogEntry) => void) | undefined;
  /** What a server render has learnt: the shop starts from there, unless it was made for another cart than the cookie's. */
  readonly snapshot?: ShopSnapshot | null | undefined;
  readonly settings?: Partial<ShopSettings> | undefined;
  /** Calls the listener whenever the network is back; the answer ends that. */
  readonly onReconnect?: ((listener: () => void) => () => void) | undefined;
  /**
   * Calls the listener whenever the shopper sees the page again, as after the back button or in a tab that slept; the answer ends
   * that. What other tabs have told meanwhile may not have been heard.
   */
  readonly onReturn?: ((listener: () => void) => () => void) | undefined;
  /** In place of Effect's own services, such as its clock and its random numbers. */
  readonly effects?: Layer.Layer<never> | undefined;
}

/** What every shop has, whatever it was made with. */
export interface ShopBase {
  now(): Date;
  /** The shop's figures: the defaults, with its own in their places. */
  readonly settings: ShopSettings;
  readonly notices: Store<ReadonlyArray<Notice>>;
  dismissNotice(id: string): void;
  /** What the shopper is told about an error, in the shop's texts. */
  errorText(error: ShopError): string;
  /** JSON-safe: a server render ships it, the browser's shop starts from it. */
  snapshot(): ShopSnapshot;
  /** Ends what runs; promises that are under way reject with an AbortedError. */
  dispose(): void;
}

/** A shop, typed by the capabilities it was made with. */
export type Shop<Chosen extends Capabilities> = ShopBase & {
  readonly [C in Chosen[number] as C["name"]]: C extends Capability<string, infer Api, string> ? Api : never;
};

/**
 * Opens a shop: the chosen services behind one object of promises and stores. Shops share nothing, so two can live in
 * one page and a hundred in one server process.
 *
 * Errors: throws a TypeError at once when a capability that another one needs is missing, when one is chosen twice, and
 * when an endpoint is no address. The methods' promises reject with a ShopError.
 */
export function createShop<const Chosen extends Capabilities>(options: ShopOptions<Chosen>): Shop<Chosen> {
  checkOptions(options);
  const { clock = () => new Date(), cookies = memoryCookies(), texts = {}, snapshot, effects = Layer.empty } = options;
  const capabilities: Chosen = options.capabilities;
  const settings = { ...defaultSettings, ...options.settings };
  const observers = capabilities.flatMap(({ observer }) => observer ?? []);
  const memoMap = Layer.makeMemoMapUnsafe();
  const scope = Scope.makeUnsafe();

  const foundation = Effect.runSync(
    Layer.buildWithMemoMap(
      foundationLive(
        {
          endpoint: options.endpoint,
          listsEndpoint: options.listsEndpoint ?? String(options.endpoint).replace(/[^/]*$/, ""),
          fetch: observers.reduce<Fetch>(
            (inner, observer) => observer.fetch(inner),
            options.fetch ?? ((address, init) => fetch(address, init)),
          ),
          cookies,
          session: options.cookieSession ? cookieSession(options.cookieSession) : bearerSession(settings.tokenCookie),
          storage: options.storage ?? memoryStorage(),
          sessionStorage: options.sessionStorage ?? memoryStorage(),
          now: clock,
          navigate: options.navigate ?? (() => {}),
          analytics: options.analytics ?? [],
          texts,
          settings,
          snapshot: snapshot ? ownSnapshot(snapshot, { cartId: cookies.get(settings.cartCookie) }) : null,
          onReconnect: options.onReconnect ?? (() => () => {}),
          onReturn: options.onReturn ?? (() => () => {}),
        },
        {
          log: options.log,
          effects: Layer.mergeAll(
            effects,
            ...capabilities.map(({ provides }) => provides ?? Layer.empty),
            ...observers.map(({ command }) => Layer.succeed(CommandObserver, command)),
          ),
        },
      ).pipe((foundation) =>
        Layer.provideMerge(
          Layer.mergeAll(Layer.empty, ...capabilities.map(({ offers }) => offers ?? Layer.empty)),
          foundation,
        ),
      ),
      memoMap,
      scope,
    ),
  );
  const notices = Context.get(foundation, Notices);

  const runNow = Effect.runSyncWith(foundation);
  const opening: Opening = {
    build: (layer) => Effect.provideContext(Layer.buildWithMemoMap(layer, memoMap, scope), foundation),
    run: async (effect, { signal } = {}) => {
      if (scope.state._tag === "Closed") throw new AbortedError();
      const fiber = Fiber.runIn(Effect.runForkWith(foundation)(effect, { signal }), scope);
      const exit = await Effect.runPromise(Fiber.await(fiber));
      if (Exit.isSuccess(exit)) return exit.value;
      throw Cause.hasInterruptsOnly(exit.cause) ? new AbortedError() : Cause.squash(exit.cause);
    },
    runNow,
  };
  const opened = capabilities.map(({ name, open }) => ({ name, ...runNow(open(opening)) }));

  const base: ShopBase = {
    now: clock,
    settings,
    notices: notices.store,
    dismissNotice: (id) => runNow(notices.dismiss(id)),
    errorText: (error) => errorText(error, { texts }),
    snapshot: () =>
      opened.reduce<ShopSnapshot>((all, part) => ({ ...all, ...part.snapshot() }), { now: clock().toISOString() }),
    dispose: () => {
      Effect.runFork(Scope.close(scope, Exit.void));
    },
  };
  const observed = (name: string, api: unknown) =>
    observers.reduce((inner, observer) => observer.api(name, inner), api);
  const shop = Object.assign(base, Object.fromEntries(opened.map(({ name, api }) => [name, observed(name, api)])));
  const isWhole = (candidate: ShopBase): candidate is Shop<Chosen> =>
    capabilities.every(({ name }) => Object.hasOwn(candidate, name));
  if (!isWhole(shop)) throw new TypeError("A capability did not open");
  return shop;
}
