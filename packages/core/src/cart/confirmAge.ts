import * as Effect from "effect/Effect";
import { Dialogs } from "../modal/Dialogs.ts";
import { regardless } from "../shop/regardless.ts";
import type { ShopError } from "../shop/ShopError.ts";
import type { CartChange } from "./CartChange.ts";
import type { CartStore } from "./makeCartStore.ts";

/**
 * Whether the shopper is an adult: as the cart has it, else as they say when they are asked, which the cart has from then on.
 *
 * @rule LAW-12
 */
export const confirmAge = (
  store: CartStore,
  { put }: { readonly put: (change: CartChange) => Effect.Effect<void, ShopError> },
) =>
  Effect.gen(function* () {
    const { ask } = yield* Dialogs;
    const scope = yield* Effect.scope;
    const isConfirmed = () => store.state.get().cart?.ageConfirmed ?? false;

    return Effect.suspend((): Effect.Effect<boolean> => {
      if (isConfirmed()) return Effect.succeed(true);
      return Effect.flatMap(ask({ kind: "ageConfirmation" }), (answer) => {
        // Whoever has asked the same before may have put it down already.
        if (answer === null || isConfirmed()) return Effect.succeed(answer !== null);
        // It goes with what it was asked for, or before it; nobody waits for it alone.
        return regardless(put({ kind: "choices", choices: { ageConfirmed: true } })).pipe(
          Effect.forkIn(scope, { startImmediately: true }),
          Effect.as(true),
        );
      });
    });
  });
