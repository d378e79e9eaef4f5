import * as Effect from "effect/Effect";
import { QuantityError } from "../product/QuantityError.ts";

/** Runs a rule that throws a QuantityError, and turns that into a typed failure. */
export const tryQuantityRule = <A>(rule: () => A): Effect.Effect<A, QuantityError> =>
  Effect.try({
    try: rule,
    catch: (thrown) => {
      if (thrown instanceof QuantityError) return thrown;
      throw thrown;
    },
  });
