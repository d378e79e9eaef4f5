import type { AnalyticsAdapter } from "../analytics/model/AnalyticsAdapter.ts";
import type { Navigate } from "../navigation/service/Navigate.ts";
import type { Capabilities, Complete, Openable } from "../capability/Capabilities.ts";
import type { Capability } from "../capability/Capability.ts";
import type { OwnFields } from "../decoding/Reading.ts";
import type { CookieJar } from "../kernel/CookieJar.ts";
import type { KeyValueStorage } from "../kernel/KeyValueStorage.ts";
import type { LogEntry } from "../kernel/LogEntry.ts";
import type { Notice } from "../kernel/Notice.ts";
import type { Fetch, SharedResponses } from "../kernel/ShopEnvironment.ts";
import type { ShopClock } from "../kernel/shopClock.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import type { ShopSettings } from "../kernel/ShopSettings.ts";
import type { ShopSnapshot } from "../kernel/ShopTypes.ts";
import type { Store } from "../kernel/Store.ts";
import type { OwnRequest } from "../transport/ownRequest.ts";
import type { Texts } from "./texts.ts";

/** The options of a shop. Only the capabilities are always needed; the endpoint if one of them is of the GraphQL backend. */
export interface ShopOptions<Chosen extends Capabilities> {
  /** The shop's capabilities, each once and with those that it needs; only these are bundled. */
  readonly capabilities: Chosen & Complete<Chosen>;
  /**
   * The GraphQL endpoint: a path such as `/graphql` in a browser or with a custom `fetch`, otherwise a full URL. A shop whose
   * capabilities are all of an own backend (`ownCatalogue`, `ownCart`) needs none.
   */
  readonly endpoint?: string | URL | undefined;
  /** The base URL of the shopping-list service; by default beside the GraphQL endpoint. */
  readonly listsEndpoint?: string | URL | undefined;
  readonly fetch?: Fetch | undefined;
  /** On a server: responses that the shops of many requests share, decoded once. */
  readonly sharedResponses?: SharedResponses | undefined;
  /** `documentCookies(document)` in a browser, `requestCookies` on a server; by default in memory. */
  readonly cookies?: CookieJar | undefined;
  /**
   * Uses the server's HttpOnly session cookie, for pages on the endpoint's origin. Set `isSecure` when the site uses https.
   * Without this option the shop stores the token in its own cookie and sends it itself.
   */
  readonly cookieSession?: { readonly isSecure: boolean } | undefined;
  /** Data that survives a reload: the browser's `localStorage`; by default in memory. */
  readonly storage?: KeyValueStorage | undefined;
  /** Data that lasts as long as the tab: the browser's `sessionStorage`; by default in memory. */
  readonly sessionStorage?: KeyValueStorage | undefined;
  /**
   * The clock: `serverClock`, which the server's responses set, by default one that starts at the snapshot's time. A function is the
   * application's own, which no answer sets.
   */
  readonly clock?: ShopClock | (() => Date) | undefined;
  /** Navigates to another page; does nothing by default. */
  readonly navigate?: Navigate | undefined;
  /** Receive analytics events after the shopper has consented. */
  readonly analytics?: ReadonlyArray<AnalyticsAdapter> | undefined;
  /** Overrides of our texts, by capability. */
  readonly texts?: Partial<Texts> | undefined;
  /** The operator's log; the console by default. */
  readonly log?: ((entry: LogEntry) => void) | undefined;
  /**
   * The snapshot of a server render, used unless the cookie names another cart. Without `cookies` it is used unchecked.
   */
  readonly snapshot?: ShopSnapshot | null | undefined;
  readonly settings?: Partial<ShopSettings> | undefined;
  /** The application's own fields of the models: what `ownFields` of `@kamra/core/fields` makes. */
  readonly ownFields?: OwnFields | undefined;
  /** Calls the listener when the network is back; returns the unsubscribe function. */
  readonly onReconnect?: ((listener: () => void) => () => void) | undefined;
  /**
   * Calls the listener when the page is visible again, for example after the back button or in a sleeping tab, which may have
   * missed messages of other tabs; returns the unsubscribe function.
   */
  readonly onReturn?: ((listener: () => void) => () => void) | undefined;
  /**
   * Calls the listener when the page is hidden, after which it may close: choices that wait for an earlier one are sent
   * then. Returns the unsubscribe function.
   */
  readonly onLeave?: ((listener: () => void) => () => void) | undefined;
}

/** The members of every shop. */
export interface ShopBase {
  /** The time by the shop's clock, which follows the server's and not the device's. */
  now(): Date;
  /** Changes when a response has moved that clock noticeably: code that waits for an instant then computes the wait again. */
  readonly timeCorrections: Store<number>;
  /** Resolves when the services have loaded: at once for `createShop`; for `startShop` it loads them. */
  ready(): Promise<void>;
  /** The shop's settings: the defaults with its overrides. */
  readonly settings: ShopSettings;
  readonly notices: Store<ReadonlyArray<Notice>>;
  /** Shows a message of the application's own among the shop's. */
  addNotice(notice: Omit<Notice, "id">): void;
  dismissNotice(id: string): void;
  /** The text of an error for the shopper. */
  errorText(error: ShopError): string;
  /**
   * Sends an operation of the application's own to the GraphQL endpoint, with the shop's session, retries and deadline.
   * When the user changes meanwhile, a query is repeated as the new user. A mutation has an idempotency key.
   *
   * Errors: rejects with a ShopError; with a TypeError when the document does not begin with a named query or mutation,
   * or when no capability of the shop is of the GraphQL backend.
   *
   * @rule NET-9
   */
  readonly request: OwnRequest;
  /** JSON-safe state that a server render ships as the browser shop's initial state. */
  snapshot(): ShopSnapshot;
  /**
   * Opens another capability, whose code may load later: `shop.open((await import("./checkout.ts")).checkout)`. It starts from
   * its part of the snapshot if the user and the cart are still the snapshot's. Opening it again changes nothing.
   *
   * Errors: a TypeError when a needed capability is not open, when the name is taken, when an open one uses it (`lists` is opened
   * before `checkout`, `dialogs` before `cart`), or when all use it from the start (`tabs`, `offline`). An AbortedError after `dispose`.
   */
  open<Later extends Capabilities[number]>(
    capability: Later & Openable<Later, keyof this>,
  ): Promise<this & ApisOf<Later & Openable<Later, keyof this>>>;
  /** Stops the shop: pending queries reject with an AbortedError, and pending commands are refused with it. */
  dispose(): void;
}

/** The members that capabilities add to a shop. */
export type ApisOf<Each extends Capabilities[number]> = {
  readonly [C in Each as C["name"]]: C extends Capability<string, infer Api, string> ? Api : never;
};

/** A shop, typed by its capabilities. */
export type Shop<Chosen extends Capabilities> = ShopBase & ApisOf<Chosen[number]>;
