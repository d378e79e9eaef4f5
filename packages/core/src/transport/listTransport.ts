import * as Effect from "effect/Effect";
import type { Decoder } from "../decoding/Decoder.ts";
import { Failure } from "../decoding/Failure.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import type { GraphqlAnswer } from "./answerProblem.ts";
import { decodeAnswer } from "./decodeAnswer.ts";
import { errorFromAnswer } from "./errorFromAnswer.ts";
import { failureOf } from "./failureOf.ts";
import { listRefusal } from "./generated/answers.ts";
import { type Insistence, insisting } from "./insisting.ts";
import { ParseError, type TransportError } from "./TransportError.ts";
import { wholeAnswer } from "./wholeAnswer.ts";

export interface ListRequest<A> extends Insistence {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the service's address. */
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Reads the answer's body, null when it has none. */
  readonly decoder: Decoder<A>;
}

const parsed = (text: string): unknown => JSON.parse(text);

/** What the service says of a refusal, put as GraphQL's errors are. */
const refused = (status: number, body: string | null): GraphqlAnswer => {
  try {
    const refusal = listRefusal(parsed(body ?? ""), []);
    if (refusal instanceof Failure) return { status };
    const { message, ...extensions } = refusal;
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
  const { fetch, listsEndpoint, session } = yield* ShopEnvironment;
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
            ...session.authorization(token),
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

  return <A>(request: ListRequest<A>): Effect.Effect<A, TransportError> =>
    Effect.flatMap(
      insist((token) => send(request, token), request),
      (data) => decodeAnswer(request.decoder, data),
    );
});
