import * as Effect from "effect/Effect";
import { Dialogs } from "../modal/Dialogs.ts";
import type { ProductId } from "../product/Product.ts";
import { regardless } from "../shop/regardless.ts";
import type { Cart } from "./Cart.ts";

/**
 * Asks the shopper to remove what cannot be ordered, when an update has told of something that they have not been asked about.
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
        Effect.flatMap((answer) => (answer === "remove" ? regardless(remove) : Effect.void)),
        Effect.forkIn(scope),
        Effect.asVoid,
      );
    };
  });
