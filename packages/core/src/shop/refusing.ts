import * as Effect from "effect/Effect";
import { QuantityError } from "../product/QuantityError.ts";

/** Runs a rule that throws for quantities that it cannot work with. */
export const refusing = <A>(rule: () => A): Effect.Effect<A, QuantityError> =>
  Effect.try({
    try: rule,
    catch: (thrown) => {
      if (thrown instanceof QuantityError) return thrown;
      throw thrown;
    },
  });
