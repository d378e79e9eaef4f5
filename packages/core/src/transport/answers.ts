import * as Schema from "effect/Schema";

/** What the list service says of a refusal. */
export const ListRefusal = Schema.Struct({
  message: Schema.optional(Schema.Unknown),
  code: Schema.optional(Schema.Unknown),
  validation: Schema.optional(Schema.Unknown),
});
