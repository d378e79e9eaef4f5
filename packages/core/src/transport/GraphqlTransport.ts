import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { GraphqlOperation } from "./graphqlOperation.ts";
import type { TransportError } from "../kernel/TransportError.ts";
import type { TransportTexts } from "./text.hu.ts";

declare module "../kernel/ShopTypes.ts" {
  interface Texts {
    readonly transport: TransportTexts;
  }
}

export interface GraphqlRequest<Variables> {
  readonly variables: Variables;
  /** Beside those of every request, or in their place: `Idempotency-Key`, `If-Match`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** The shop's one GraphQL endpoint. */
export class GraphqlTransport extends Context.Service<
  GraphqlTransport,
  {
    /**
     * Sends an operation and reads its answer. Network failures are retried; interrupting aborts the request. When the
     * identity changes meanwhile, a query is repeated as the new user, and a mutation fails with an AbortedError.
     *
     * @rule NET-1, NET-2, NET-3, SESS-6
     */
    readonly request: <Response, Variables extends object>(
      operation: GraphqlOperation<Response, Variables>,
      request: GraphqlRequest<Variables>,
    ) => Effect.Effect<Response, TransportError>;
  }
>()("@kamra/core/transport/GraphqlTransport") {}
