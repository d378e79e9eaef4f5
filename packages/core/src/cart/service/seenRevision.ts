import * as Effect from "effect/Effect";
import { sameData } from "../../kernel/sameData.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import { stored } from "../../kernel/stored.ts";
import { storedRevision } from "./generated/storedData.ts";
import type { CartStore } from "./makeCartStore.ts";

/**
 * Remembers the newest revision of the cart that this browser has seen. While a page loads, the previous page may still
 * confirm a change. The new page is then older than what was shown, and reloads the cart.
 *
 * @rule SEAM-2
 */
export const seenRevision = (store: CartStore) =>
  Effect.gen(function* () {
    const { storage } = yield* ShopEnvironment;
    const runFork = Effect.runForkWith(yield* Effect.context<never>());
    const saved = stored(storage, { key: "kamra.cart.revision", decoder: storedRevision });
    const shown = () => {
      const cart = store.facts().server;
      return cart === null || cart.revision === null ? null : { cartId: cart.id, revision: cart.revision };
    };
    const seen = saved.read();
    const now = shown();
    const isOutdated = seen !== null && seen.cartId === now?.cartId && now.revision < seen.revision;
    store.follow(() => {
      const next = shown();
      const before = saved.read();
      const isEarlier = before !== null && before.cartId === next?.cartId && next.revision < before.revision;
      if (next !== null && !isEarlier && !sameData(next, before)) runFork(saved.write(next));
    });
    return { isOutdated };
  });
