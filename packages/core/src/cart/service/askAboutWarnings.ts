import * as Effect from "effect/Effect";
import { Dialogs } from "../../dialogs/service/Dialogs.ts";
import type { ProductId } from "../../product/Product.ts";
import { ignoreFailure } from "../../kernel/ignoreFailure.ts";
import type { Cart } from "../model/Cart.ts";

/**
 * Asks the shopper to remove unavailable products when an update warns about a new one.
 *
 * @rule CART-11
 */
export const askAboutWarnings = ({ remove }: { readonly remove: Effect.Effect<void, unknown> }) =>
  Effect.gen(function* () {
    const { ask } = yield* Dialogs;
    const scope = yield* Effect.scope;
    let asked: ReadonlySet<ProductId> = new Set();
    return ({ warnings }: Pick<Cart, "warnings">) => {
      const isNew = warnings.some(({ productId }) => !asked.has(productId));
      asked = new Set(warnings.map(({ productId }) => productId));
      if (!isNew) return Effect.void;
      return ask({ kind: "unavailableProducts", warnings }).pipe(
        Effect.flatMap((answer) => (answer === "remove" ? ignoreFailure(remove) : Effect.void)),
        Effect.forkIn(scope),
        Effect.asVoid,
      );
    };
  });
