import * as Context from "effect/Context";
import type { OwnFields } from "../decoding/Reading.ts";
import type { CookieJar } from "./CookieJar.ts";
import type { KeyValueStorage } from "./KeyValueStorage.ts";
import type { ShopSettings } from "./ShopSettings.ts";
import type { ShopError } from "./ShopError.ts";
import type { ShopSnapshot, Texts } from "./ShopTypes.ts";
import type { Store } from "./Store.ts";

/** The part of `fetch` that the shop uses. */
export type Fetch = (address: string | URL, init?: RequestInit) => Promise<Response>;

/** A query as the shop would send it. */
export interface SharedQuery {
  /** The document. */
  readonly query: string;
  readonly variables: object;
  /** It would be sent without a session. */
  readonly isGuest: boolean;
}

/**
 * Returns the `data` of a response that the server already has for this public query; null sends the query. The shop
 * decodes each object once and shares the result, so the object must not change.
 */
export type SharedResponses = (query: SharedQuery) => object | null;

/** The shop's dependencies. Each capability adds its own. */
export interface Environment {
  readonly endpoint: string | URL;
  readonly listsEndpoint: string | URL;
  readonly fetch: Fetch;
  readonly sharedResponses: SharedResponses;
  readonly cookies: CookieJar;
  readonly storage: KeyValueStorage;
  /** Data that ends with the tab. */
  readonly sessionStorage: KeyValueStorage;
  readonly now: () => Date;
  /** Changes when a response has moved that clock noticeably. */
  readonly timeCorrections: Store<number>;
  /** Whether the device has slept since the last call. */
  readonly hasSlept: () => boolean;
  /** The shop's own texts. */
  readonly texts: Partial<Texts>;
  /** The text of an error for the shopper. */
  readonly errorText: (error: ShopError) => string;
  readonly settings: ShopSettings;
  /** The application's own fields of the models. */
  readonly ownFields?: OwnFields | undefined;
  readonly snapshot: ShopSnapshot | null;
  /** Calls the listener when the network is back; returns the unsubscribe function. */
  readonly onReconnect: (listener: () => void) => () => void;
  /** Calls the listener when the page is visible again; returns the unsubscribe function. */
  readonly onReturn: (listener: () => void) => () => void;
  /** Calls the listener when the page is hidden; returns the unsubscribe function. */
  readonly onLeave: (listener: () => void) => () => void;
}

export class ShopEnvironment extends Context.Service<ShopEnvironment, Environment>()(
  "@kamra/core/kernel/ShopEnvironment",
) {}
