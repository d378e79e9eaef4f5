import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { GraphqlTransport } from "./GraphqlTransport.ts";

/** Of a shop without a capability of the GraphQL backend: there is nowhere to send a request to. */
export const noTransport = Layer.succeed(GraphqlTransport, {
  request: () => Effect.die(new TypeError("request: no capability of this shop is of the GraphQL backend")),
});
