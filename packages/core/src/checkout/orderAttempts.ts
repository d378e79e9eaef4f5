import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { Identity } from "../session/Identity.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import { stored } from "../shop/stored.ts";
import { OrderAttempt } from "./OrderAttempt.ts";

/**
 * The tries to order of which somebody at this browser does not know the end yet: of each user one at most, and one of guests.
 *
 * @rule ORDER-3
 */
export const orderAttempts = Effect.gen(function* () {
  const { storage } = yield* ShopEnvironment;
  const { state } = yield* Identity;
  const kept = stored(storage, { key: "kamra.order", schema: Schema.NonEmptyArray(OrderAttempt) });

  const all = (): ReadonlyArray<OrderAttempt> => kept.read() ?? [];
  /** Whether it is this shopper's to ask about: a guest's is whoever's they have become. */
  const concerns = ({ userId }: OrderAttempt) => userId === null || userId === state.get().user?.id;
  const put = (attempt: OrderAttempt, present: ReadonlyArray<OrderAttempt>) =>
    Effect.suspend(() => {
      const [first, ...others] = [...present, ...all().filter(({ userId }) => userId !== attempt.userId)];
      return kept.write(first === undefined ? null : [first, ...others]);
    });

  return {
    concerns,
    open: (): OrderAttempt | null => all().find(concerns) ?? null,
    /** Whether one may turn out to be this shopper's once it is known who they are. */
    mayBeTheirs: () => state.get().isLoggedIn && state.get().user === null && all().length > 0,
    keep: (attempt: OrderAttempt) => put(attempt, [attempt]),
    forget: (attempt: OrderAttempt) => put(attempt, []),
  };
});
