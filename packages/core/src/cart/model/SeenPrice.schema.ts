import * as Schema from "effect/Schema";
import type * as model from "./SeenPrice.ts";

export const SeenPrice = Schema.Struct({
  productId: Schema.String,
  price: Schema.Int.pipe(Schema.brand("Huf")),
  isOffer: Schema.Boolean,
}) satisfies { readonly Type: model.SeenPrice };
