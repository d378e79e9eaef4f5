import * as Schema from "effect/Schema";
import type { DecodedBy } from "./DecodedBy.ts";

/** A check by one of our functions, which decoders call as well. `expected` is for error messages. */
export const satisfying = <A>(isValid: (value: A) => boolean, expected: string) => {
  const decodedBy: DecodedBy = { kind: "checked", isValid };
  return Schema.makeFilter(isValid, { expected, decodedBy });
};
