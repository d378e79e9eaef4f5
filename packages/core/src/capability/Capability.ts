import type * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import type { Identity } from "../identity/Identity.ts";
import type { GraphqlTransport } from "../transport/GraphqlTransport.ts";
import type { OwnRequest } from "../transport/ownRequest.ts";
import type { Notices } from "../kernel/Notices.ts";
import type { ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import type { ShopObserver } from "./ShopObserver.ts";
import type { ShopSnapshot } from "../kernel/ShopTypes.ts";

/** The services that every capability may use. */
export type Foundation = ShopEnvironment | Notices | Identity | GraphqlTransport;

/** How a shop opens a capability: it builds layers, each once in a shop, and runs effects as promises. */
export interface Opening {
  readonly build: <Service>(layer: Layer.Layer<Service, never, Foundation>) => Effect.Effect<Context.Context<Service>>;
  /**
   * Runs up to the first wait before it returns. Rejects with the effect's own error; with an AbortedError when the
   * signal, or the shop's end, comes first.
   */
  readonly run: <A>(
    effect: Effect.Effect<A, ShopError>,
    options?: { readonly signal?: AbortSignal | undefined },
  ) => Promise<A>;
  /** For synchronous effects. */
  readonly runNow: <A>(effect: Effect.Effect<A>) => A;
  /** As `shop.request`. */
  readonly request: OwnRequest;
}

/** One part of what a shop can do, chosen by name when the shop is made. */
export interface Capability<Name extends string, Api, Needs extends string = never> {
  readonly name: Name;
  /** The capabilities that it requires. */
  readonly needs?: ReadonlyArray<Needs>;
  /** Capabilities that it uses if the shop has them: they cannot be opened after it. */
  readonly uses?: ReadonlyArray<string>;
  /** Overrides of the foundation's defaults, such as `Tabs`. */
  readonly provides?: Layer.Layer<never, never, ShopEnvironment>;
  /** Services for other capabilities, by references whose defaults do nothing. */
  readonly offers?: Layer.Layer<never, never, Foundation>;
  /** Sends its requests to the GraphQL endpoint; absent for a capability of an own backend or without requests. */
  readonly transport?: Layer.Layer<GraphqlTransport, never, ShopEnvironment | Identity>;
  /** Its backend's ports. Services of other capabilities may use them too. */
  readonly backend?: Layer.Layer<never, never, Foundation>;
  /** It observes the shop. */
  readonly observer?: ShopObserver;
  readonly open: (opening: Opening) => Effect.Effect<{
    readonly api: Api;
    /** Its part of a server render's snapshot. */
    readonly snapshot: () => Omit<ShopSnapshot, "now">;
  }>;
}

/** A capability of the GraphQL backend: a shop with it needs an `endpoint`. */
export type GraphqlCapability<Name extends string, Api, Needs extends string = never> = Capability<Name, Api, Needs> &
  Required<Pick<Capability<Name, Api, Needs>, "transport">>;
