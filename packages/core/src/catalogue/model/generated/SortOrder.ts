// Generated from the schemas by `npm run codegen`. Do not edit.
import { literals, struct } from "../../../decoding/kernel.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import { type SortOrder } from "../SortOrder.schema.ts";

export const sortOrder: DecoderOf<typeof SortOrder> = struct({
  sort: literals("CREATED_AT", "ID", "NAME", "PREFIXBOX_SCORE", "PRICE", "SEARCH_SCORE", "SORT", "UNIT_PRICE"),
  direction: literals("ASC", "DESC"),
});
