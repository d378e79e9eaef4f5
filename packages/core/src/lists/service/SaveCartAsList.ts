import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { ShopError } from "../../kernel/ShopError.ts";
import type { listActions } from "../rules/listActions.ts";

/** Saves a cart as a new shopping list. Does nothing without the capability `lists`. */
export const SaveCartAsList = Context.Reference<{
  readonly save: (name: string, lines: Parameters<typeof listActions>[0]) => Effect.Effect<void, ShopError>;
}>("@kamra/core/lists/SaveCartAsList", { defaultValue: () => ({ save: () => Effect.void }) });
