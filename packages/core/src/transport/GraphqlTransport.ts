import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { AnswerDecoder } from "../decoding/Decoder.ts";
import type { GraphqlDocument } from "./graphqlDocument.ts";
import type { TransportError } from "./TransportError.ts";

export interface GraphqlRequest<Type, Encoded, Variables> {
  /** Reads the answer's `data`. */
  readonly decoder: AnswerDecoder<Type, Encoded>;
  readonly variables: Variables;
  /** Beside those of every request, or in their place: `Idempotency-Key`, `If-Match`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** The shop's one GraphQL endpoint. */
export class GraphqlTransport extends Context.Service<
  GraphqlTransport,
  {
    /**
     * Sends an operation and reads its answer. Network failures are tried again; interrupting aborts the request. When the
     * shopper becomes somebody else meanwhile, a query is asked again in the new name, and what would change something is
     * given up with an AbortedError.
     *
     * @rule NET-1, NET-2, NET-3, SESS-6
     */
    readonly request: <Type, Encoded, Result extends Encoded, Variables extends object>(
      document: GraphqlDocument<Result, Variables>,
      request: GraphqlRequest<Type, Encoded, Variables>,
    ) => Effect.Effect<Type, TransportError>;
  }
>()("@kamra/core/transport/GraphqlTransport") {}
