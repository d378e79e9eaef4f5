import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import type { GraphqlAnswer } from "./answerProblem.ts";
import { errorFromAnswer } from "./errorFromAnswer.ts";
import { failureOf } from "./failureOf.ts";
import { type Insistence, insisting } from "./insisting.ts";
import { DecodeError, ParseError, type TransportError } from "./TransportError.ts";
import { wholeAnswer } from "./wholeAnswer.ts";

export interface ListRequest<S> extends Insistence {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the service's address. */
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Reads the answer's body, null when it has none. */
  readonly schema: S;
}

const parsed = (text: string): unknown => JSON.parse(text);

/** What the service says of a refusal, put as GraphQL's errors are. */
const Refusal = Schema.Struct({
  message: Schema.optional(Schema.Unknown),
  code: Schema.optional(Schema.Unknown),
  validation: Schema.optional(Schema.Unknown),
});

const refused = (status: number, body: string | null): GraphqlAnswer => {
  try {
    const { message, ...extensions } = Schema.decodeUnknownSync(Refusal)(parsed(body ?? ""));
    return { status, errors: [{ message, extensions }] };
  } catch {
    return { status };
  }
};

/**
 * Sends a request to the shopping-list service and reads its answer; errors are those of the GraphQL endpoint, and so is
 * what is tried again.
 *
 * @rule NET-2, NET-3, NET-8, FORM-3
 */
export const listTransport = Effect.gen(function* () {
  const { fetch, listsEndpoint } = yield* ShopEnvironment;
  const insist = yield* insisting;
  const base = String(listsEndpoint).replace(/\/?$/, "/");

  const send = ({ method, path, body, headers }: ListRequest<unknown>, token: string | null) =>
    Effect.tryPromise({
      try: (signal) =>
        wholeAnswer(fetch, base + path, {
          method,
          signal,
          cache: "no-store",
          headers: {
            ...(token !== null && { authorization: `Bearer ${token}` }),
            ...(body && { "content-type": "application/json" }),
            ...headers,
          },
          ...(body && { body: JSON.stringify(body) }),
        }),
      catch: failureOf,
    }).pipe(
      Effect.flatMap(({ status, body: text }) =>
        status >= 300
          ? Effect.fail(errorFromAnswer(refused(status, text)))
          : Effect.try({
              try: () => (text === null ? null : parsed(text)),
              catch: (cause) => new ParseError({ cause }),
            }),
      ),
    );

  return <S extends Schema.ConstraintDecoder<unknown>>(
    request: ListRequest<S>,
  ): Effect.Effect<S["Type"], TransportError> =>
    Effect.flatMap(
      insist((token) => send(request, token), request),
      (data) =>
        Schema.decodeUnknownEffect(request.schema)(data).pipe(
          Effect.mapError(({ message }) => new DecodeError({ message })),
        ),
    );
});
