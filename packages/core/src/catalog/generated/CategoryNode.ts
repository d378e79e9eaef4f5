// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, checks, lazy, natural } from "../../decoding/kernel.ts";
import { type Decoder } from "../../decoding/Decoder.ts";

export const categoryNodeChecks: Decoder<unknown> = checks({
  ownProductCount: natural,
  children: array(lazy(() => categoryNodeChecks)),
});
