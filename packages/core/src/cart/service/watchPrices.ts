import * as Effect from "effect/Effect";
import { follow, makeFork } from "../../kernel/follow.ts";
import { shareEqual } from "../../kernel/shareEqual.ts";
import { makeStore } from "../../kernel/makeStore.ts";
import { sameData } from "../../kernel/sameData.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { Store } from "../../kernel/Store.ts";
import { stored } from "../../kernel/stored.ts";
import type { CartState } from "../queue/CartState.ts";
import { storedPrices } from "./generated/storedData.ts";
import type { PriceChange } from "../model/PriceChange.ts";
import { priceChanges, seenPrices } from "../rules/priceChanges.ts";
import type { SeenPrice } from "../model/SeenPrice.ts";

const none: ReadonlyArray<PriceChange> = [];

/**
 * Watches the prices of the cart's lines: changes since the shopper saw the prices in this browser, on any day, until
 * they accept them.
 *
 * @rule ORDER-14, SEAM-2
 */
export const watchPrices = (state: Store<CartState>) =>
  Effect.gen(function* () {
    const { now, storage } = yield* ShopEnvironment;
    const fork = yield* makeFork;
    const saved = stored(storage, { key: "kamra.prices", decoder: storedPrices });
    const changes = makeStore(none, { server: none });

    const show = (seen: ReadonlyArray<SeenPrice>) => {
      const { cart, isEstimate, isKnown } = state.get();
      // The server has not confirmed those prices yet, or the cart has not come.
      if (!isKnown || isEstimate) return;
      const lines = cart?.lines ?? [];
      changes.set(shareEqual(changes.get(), priceChanges(lines, { seen, now: now() })));
      const present = seenPrices(lines, { seen, now: now() });
      if (!sameData(present, saved.read() ?? [])) fork(saved.write(lines.length === 0 ? null : present));
    };
    const compare = () => show(saved.read() ?? []);
    yield* follow(state.subscribe, compare);
    compare();
    return { priceChanges: changes, acceptPrices: () => show([]) };
  });
