import * as Schema from "effect/Schema";

const delivery = Schema.Literal("delivery");

/** The shopper's delivery choice. A saved address needs an account. */
export const DeliverySelection = Schema.Union([
  Schema.Struct({ type: Schema.Literal("personal") }),
  Schema.Union([
    Schema.Struct({
      type: delivery,
      deliveryType: Schema.Literal("postcode"),
      zip: Schema.String,
      city: Schema.String,
    }),
    Schema.Struct({
      type: delivery,
      deliveryType: Schema.Literal("savedAddress"),
      addressId: Schema.String,
      zip: Schema.String,
      city: Schema.String,
    }),
  ]),
]);
export type DeliverySelection = typeof DeliverySelection.Type;
