import * as Schema from "effect/Schema";

/** The list service's error body. */
export const ListRefusal = Schema.Struct({
  message: Schema.optional(Schema.Unknown),
  code: Schema.optional(Schema.Unknown),
  validation: Schema.optional(Schema.Unknown),
  session_end: Schema.optional(Schema.Unknown),
});
