import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { GraphqlTransport } from "../../transport/GraphqlTransport.ts";
import { CartBackend } from "../port/CartRemote.ts";
import { cartHashQuery, cartQuery, createCartMutation, updateCartMutation } from "./generated/operations.ts";
import { updateCartInput } from "./updateCartInput.ts";

const keyed = (key: string | null): Readonly<Record<string, string>> =>
  key === null ? {} : { "idempotency-key": key };

/** The carts of the GraphQL backend. */
export const cartByGraphql = Layer.effect(
  CartBackend,
  Effect.map(GraphqlTransport, ({ request }) => ({
    create: ({ key }) =>
      Effect.map(request(createCartMutation, { variables: {}, headers: keyed(key) }), ({ createCart }) => createCart),
    cart: (id) => Effect.map(request(cartQuery, { variables: { id } }), ({ cart }) => cart),
    mark: (id) => Effect.map(request(cartHashQuery, { variables: { id } }), ({ cart }) => cart),
    update: ({ key, ...update }) =>
      Effect.map(
        request(updateCartMutation, { variables: { input: updateCartInput(update) }, headers: keyed(key) }),
        ({ updateCart }) => updateCart,
      ),
  })),
);
