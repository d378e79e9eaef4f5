import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { makeStore } from "../../kernel/makeStore.ts";
import type { Store } from "../../kernel/Store.ts";
import type { AllergenCode } from "../../product/allergenCodes.ts";

/** The allergens that the device avoids, for the session. Without the capability `catalogue` there are none. */
export const AvoidedAllergens = Context.Reference<{
  readonly device: Store<ReadonlyArray<AllergenCode>>;
  readonly avoid: (codes: ReadonlyArray<AllergenCode>) => Effect.Effect<void>;
}>("@kamra/core/catalogue/AvoidedAllergens", {
  defaultValue: () => ({ device: makeStore<ReadonlyArray<AllergenCode>>([]), avoid: () => Effect.void }),
});
