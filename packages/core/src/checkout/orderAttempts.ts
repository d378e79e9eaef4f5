import * as Effect from "effect/Effect";
import { Identity } from "../session/Identity.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import { stored } from "../shop/stored.ts";
import type { OrderAttempt } from "./OrderAttempt.ts";
import { keptAttempts } from "./generated/kept.ts";

/**
 * The tries to order of which somebody at this browser does not know the end yet. Tabs that do not wait for each other may have
 * one each.
 *
 * @rule ORDER-3
 */
export const orderAttempts = Effect.gen(function* () {
  const { storage } = yield* ShopEnvironment;
  const { state } = yield* Identity;
  const kept = stored(storage, { key: "kamra.order", decoder: keptAttempts });

  const all = (): ReadonlyArray<OrderAttempt> => kept.read() ?? [];
  /** Whether it is this shopper's to ask about: a guest's is whoever's they have become. */
  const concerns = ({ userId }: OrderAttempt) => userId === null || userId === state.get().user?.id;
  const write = (attempts: ReadonlyArray<OrderAttempt>) => kept.write(attempts.length === 0 ? null : attempts);
  const without = (attempt: OrderAttempt) => all().filter(({ key }) => key !== attempt.key);

  return {
    concerns,
    open: (): OrderAttempt | null => all().find(concerns) ?? null,
    /** Whether one may turn out to be this shopper's once it is known who they are. */
    mayBeTheirs: () => state.get().isLoggedIn && state.get().user === null && all().length > 0,
    keep: (attempt: OrderAttempt) => Effect.suspend(() => write([attempt, ...without(attempt)])),
    forget: (attempt: OrderAttempt) => Effect.suspend(() => write(without(attempt))),
    /** The cart is an order now, whichever try has made it. */
    forgetCart: ({ cartId }: OrderAttempt) =>
      Effect.suspend(() => write(all().filter((attempt) => attempt.cartId !== cartId))),
  };
});
