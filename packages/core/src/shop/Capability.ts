import type * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import type { Identity } from "../session/Identity.ts";
import type { GraphqlTransport } from "../transport/GraphqlTransport.ts";
import type { Notices } from "./Notices.ts";
import type { ShopEnvironment } from "./ShopEnvironment.ts";
import type { ShopError } from "./ShopError.ts";
import type { ShopObserver } from "./ShopObserver.ts";
import type { ShopSnapshot } from "./ShopSnapshot.ts";

/** What every service of a shop can build on. */
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
  /** For what has no wait in it. */
  readonly runNow: <A>(effect: Effect.Effect<A>) => A;
}

/** One part of what a shop can do, chosen by name when the shop is made. */
export interface Capability<Name extends string, Api, Needs extends string = never> {
  readonly name: Name;
  /** The names of the capabilities that it cannot work without. */
  readonly needs?: ReadonlyArray<Needs>;
  /** What it puts in the place of the foundation's defaults, such as `Tabs`. */
  readonly provides?: Layer.Layer<never, never, ShopEnvironment>;
  /** What others may call of it, where it is chosen, by references whose defaults do nothing. */
  readonly offers?: Layer.Layer<never, never, Foundation>;
  /** It looks at what the shop does. */
  readonly observer?: ShopObserver;
  readonly open: (opening: Opening) => Effect.Effect<{
    readonly api: Api;
    /** What a server render ships of it. */
    readonly snapshot: () => Omit<ShopSnapshot, "now">;
  }>;
}
