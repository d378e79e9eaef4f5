import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { AnswerDecoder } from "../decoding/Decoder.ts";
import type { GraphqlDocument } from "./graphqlDocument.ts";
import type { TransportError } from "../kernel/TransportError.ts";
import type { TransportTexts } from "./text.hu.ts";

declare module "../kernel/ShopTypes.ts" {
  interface Texts {
    readonly transport: TransportTexts;
  }
}

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
     * Sends an operation and reads its answer. Network failures are retried; interrupting aborts the request. When the
     * identity changes meanwhile, a query is repeated as the new user, and a mutation fails with an AbortedError.
     *
     * @rule NET-1, NET-2, NET-3, SESS-6
     */
    readonly request: <Type, Encoded, Result extends Encoded, Variables extends object>(
      document: GraphqlDocument<Result, Variables>,
      request: GraphqlRequest<Type, Encoded, Variables>,
    ) => Effect.Effect<Type, TransportError>;
  }
>()("@kamra/core/transport/GraphqlTransport") {}
