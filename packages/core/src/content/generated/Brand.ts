// Generated from the schemas by `npm run codegen`. Do not edit.
import { checks, natural } from "../../decoding/kernel.ts";
import { type Decoder } from "../../decoding/Decoder.ts";

export const brandChecks: Decoder<unknown> = checks({ productCount: natural });
