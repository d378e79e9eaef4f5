// Generated from the schemas by `npm run codegen`. Do not edit.
import { anything, array, nullish, optional, struct } from "../../decoding/kernel.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";
import { type GraphqlBody, type ListRefusal } from "../answers.ts";

export const graphqlBody: DecoderOf<typeof GraphqlBody> = struct({
  data: optional(anything),
  errors: nullish(
    array(
      struct({
        message: optional(anything),
        extensions: nullish(struct({ code: optional(anything), validation: optional(anything) })),
      }),
    ),
  ),
});
export const listRefusal: DecoderOf<typeof ListRefusal> = struct({
  message: optional(anything),
  code: optional(anything),
  validation: optional(anything),
});
