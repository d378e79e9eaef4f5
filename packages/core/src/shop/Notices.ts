import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { Notice } from "./Notice.ts";
import type { Store } from "./Store.ts";

/** What the shop has to tell the shopper. */
export class Notices extends Context.Service<
  Notices,
  {
    readonly store: Store<ReadonlyArray<Notice>>;
    /** Says it, unless the same is being said already. */
    readonly say: (notice: Omit<Notice, "id">) => Effect.Effect<void>;
    readonly dismiss: (id: string) => Effect.Effect<void>;
  }
>()("@kamra/core/shop/Notices") {}
