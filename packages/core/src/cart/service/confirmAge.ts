import * as Effect from "effect/Effect";
import { Dialogs } from "../../dialogs/service/Dialogs.ts";
import { ignoreFailure } from "../../kernel/ignoreFailure.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import type { CartChange } from "../model/CartChange.ts";
import type { CartStore } from "./makeCartStore.ts";

/**
 * Whether the shopper is an adult, from the cart or else by asking. The cart records a confirmation.
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
        // A parallel question may already have recorded the answer.
        if (answer === null || isConfirmed()) return Effect.succeed(answer !== null);
        // Queued before the change that needed it, so the caller does not wait for it.
        return ignoreFailure(put({ kind: "choices", choices: { ageConfirmed: true } })).pipe(
          Effect.forkIn(scope, { startImmediately: true }),
          Effect.as(true),
        );
      });
    });
  });
