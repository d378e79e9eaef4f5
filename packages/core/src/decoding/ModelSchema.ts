import type * as Schema from "effect/Schema";

/** The schema of a model that applications add fields to: its type is the model's interface, also inside other schemas. */
export interface ModelSchema<Model, Fields extends Schema.Struct.Fields> extends Schema.Codec<
  Model,
  Schema.Struct.Encoded<Fields>
> {
  readonly fields: Fields;
}
