import * as Context from "effect/Context";
import { makeStore, type WritableStore } from "./makeStore.ts";

/** Whether the shopper is asked for the place of delivery. Other questions wait meanwhile. Each shop has its own. */
export const PlaceQuestion = Context.Reference<WritableStore<boolean>>("@kamra/core/kernel/PlaceQuestion", {
  defaultValue: () => makeStore(false),
});
