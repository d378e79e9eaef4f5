import * as Schema from "effect/Schema";
import type * as model from "./DeliverySelection.ts";

const delivery = Schema.Literal("delivery");

/** Schema of `DeliverySelection`: the shopper's delivery choice. */
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
]) satisfies { readonly Type: model.DeliverySelection };
