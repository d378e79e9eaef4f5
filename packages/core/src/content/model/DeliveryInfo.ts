import * as Schema from "effect/Schema";

/** A question about delivery and its answer. */
export const DeliveryInfo = Schema.Struct({
  id: Schema.String,
  urlKey: Schema.String,
  title: Schema.String,
  /** HTML. */
  content: Schema.String,
});
export interface DeliveryInfo extends Schema.Schema.Type<typeof DeliveryInfo> {}
