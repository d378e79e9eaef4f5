import * as Effect from "effect/Effect";
import { Identity } from "../../identity/Identity.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import { stored } from "../../kernel/stored.ts";
import type { OrderAttempt } from "../model/OrderAttempt.ts";
import { storedAttempts } from "./generated/storedData.ts";

/**
 * Order attempts in this browser with an unknown result. Independent tabs may have one each.
 *
 * @rule ORDER-3
 */
export const orderAttempts = Effect.gen(function* () {
  const { storage } = yield* ShopEnvironment;
  const { state } = yield* Identity;
  const saved = stored(storage, { key: "kamra.order", decoder: storedAttempts });

  const all = (): ReadonlyArray<OrderAttempt> => saved.read() ?? [];
  /** Whether this shopper may query it: a guest's attempt passes to the user who logs in. */
  const concerns = ({ userId }: OrderAttempt) => userId === null || userId === state.get().user?.id;
  const write = (attempts: ReadonlyArray<OrderAttempt>) => saved.write(attempts.length === 0 ? null : attempts);
  const without = (attempt: OrderAttempt) => all().filter(({ key }) => key !== attempt.key);

  return {
    concerns,
    open: (): OrderAttempt | null => all().find(concerns) ?? null,
    /** Whether it may belong to this shopper once the user is loaded. */
    mayBeTheirs: () => state.get().isLoggedIn && state.get().user === null && all().length > 0,
    save: (attempt: OrderAttempt) => Effect.suspend(() => write([attempt, ...without(attempt)])),
    forget: (attempt: OrderAttempt) => Effect.suspend(() => write(without(attempt))),
    /** The cart is ordered, so all its attempts are settled. */
    forgetCart: ({ cartId }: OrderAttempt) =>
      Effect.suspend(() => write(all().filter((attempt) => attempt.cartId !== cartId))),
  };
});

export type OrderAttempts = Effect.Success<typeof orderAttempts>;
