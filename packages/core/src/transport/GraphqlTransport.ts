import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type * as Schema from "effect/Schema";
import type { TypedDocumentString } from "./generated/documents.ts";
import type { TransportError } from "./TransportError.ts";

export interface GraphqlRequest<S, Variables> {
  /** Reads the answer's `data`. */
  readonly schema: S;
  readonly variables: Variables;
}

/** The shop's one GraphQL endpoint. */
export class GraphqlTransport extends Context.Service<
  GraphqlTransport,
  {
    /**
     * Sends an operation and reads its answer. Network failures are tried again; interrupting aborts the request.
     *
     * @rule NET-1, NET-2, NET-3
     */
    readonly request: <S extends Schema.ConstraintDecoder<unknown>, Result extends S["Encoded"], Variables extends object>(
      document: TypedDocumentString<Result, Variables>,
      request: GraphqlRequest<S, Variables>,
    ) => Effect.Effect<S["Type"], TransportError>;
  }
>()("@kamra/core/transport/GraphqlTransport") {}
