import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { GraphqlTransport } from "../../transport/GraphqlTransport.ts";
import { DeliveryBackend } from "../port/DeliverySource.ts";
import { postcodesQuery, shippingMethodsQuery, streetsQuery } from "./generated/operations.ts";

/** Delivery by the GraphQL backend. */
export const deliveryByGraphql = Layer.effect(
  DeliveryBackend,
  Effect.map(GraphqlTransport, ({ request }) => ({
    shippingMethods: ({ cartId, postcode }) =>
      Effect.map(
        request(shippingMethodsQuery, {
          variables: { cartId, postcode: postcode === null ? null : Number(postcode) },
        }),
        ({ shippingMethods }) => shippingMethods,
      ),
    postcodes: (postcode) =>
      Effect.map(request(postcodesQuery, { variables: { postcode: Number(postcode) } }), ({ postcodes }) => postcodes),
    streets: ({ postcode, city, begins }) =>
      Effect.map(
        request(streetsQuery, { variables: { postcode: Number(postcode), city, street: begins } }),
        ({ postcodes }) => postcodes.flatMap(({ street }) => (street ? [street] : [])),
      ),
  })),
);
