import * as Schema from "effect/Schema";

/** A wire field that may be null or missing. */
export const nullish = <S extends Schema.Constraint>(schema: S) => Schema.optional(Schema.NullOr(schema));
