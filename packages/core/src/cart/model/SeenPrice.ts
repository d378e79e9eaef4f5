import * as Schema from "effect/Schema";

/** The price of a product's line when the shopper saw it in this browser, and whether it was an offer. */
export const SeenPrice = Schema.Struct({
  productId: Schema.String,
  price: Schema.Int.pipe(Schema.brand("Huf")),
  isOffer: Schema.Boolean,
});
export interface SeenPrice extends Schema.Schema.Type<typeof SeenPrice> {}
