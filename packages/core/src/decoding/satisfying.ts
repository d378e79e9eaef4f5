import * as Schema from "effect/Schema";
import type { DecodedBy } from "./DecodedBy.ts";

/** A check by a function of ours, which decoders call as well. `expected` is what errors say was expected. */
export const satisfying = <A>(isValid: (value: A) => boolean, expected: string) => {
  const decodedBy: DecodedBy = { kind: "checked", isValid };
  return Schema.makeFilter(isValid, { expected, decodedBy });
};
