import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { Notice } from "./Notice.ts";
import type { Store } from "./Store.ts";

/** The messages to the shopper. */
export class Notices extends Context.Service<
  Notices,
  {
    readonly store: Store<ReadonlyArray<Notice>>;
    /** Adds a notice, unless an equal one is already shown. It replaces an older one with the same `about` or id. */
    readonly say: (notice: Omit<Notice, "id"> & { readonly id?: string }) => Effect.Effect<void>;
    readonly dismiss: (id: string) => Effect.Effect<void>;
  }
>()("@kamra/core/kernel/Notices") {}
