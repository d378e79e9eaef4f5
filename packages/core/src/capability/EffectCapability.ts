import type * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import type { Identity } from "../identity/Identity.ts";
import type { GraphqlTransport } from "../transport/GraphqlTransport.ts";
import type { OwnRequest } from "../transport/ownRequest.ts";
import type { Notices } from "../kernel/Notices.ts";
import type { ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import type { Capability } from "./Capability.ts";
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

/** A capability from inside: how a shop opens it, and what it gives others, in Effect's types. */
export interface EffectCapability<Name extends string, Api, Needs extends string = never> extends Capability<
  Name,
  Api,
  Needs
> {
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

/** Any capability, from inside. */
export type AnyEffectCapability = EffectCapability<string, unknown, string>;

/** A capability of the GraphQL backend, from inside. */
export type EffectOfGraphql<Name extends string, Api, Needs extends string = never> = EffectCapability<
  Name,
  Api,
  Needs
> &
  Required<Pick<AnyEffectCapability, "transport">>;
