// Generated from the schemas by `npm run codegen`. Do not edit.
import { checks, nonEmpty } from "../../decoding/kernel.ts";
import { type Decoder } from "../../decoding/Decoder.ts";

export const savedCardChecks: Decoder<unknown> = checks({ id: nonEmpty });
