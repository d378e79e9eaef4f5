import * as Effect from "effect/Effect";
import type { Decoder } from "../decoding/Decoder.ts";
import { Failure } from "../decoding/Failure.ts";
import { reading } from "../decoding/Reading.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import type { GraphqlResponse } from "./responseProblem.ts";
import { decodeResponse } from "./decodeResponse.ts";
import { errorFromResponse } from "./errorFromResponse.ts";
import { failureOf } from "./failureOf.ts";
import { listRefusal } from "./generated/responses.ts";
import { type RequestKind, authorizedRequest } from "./authorizedRequest.ts";
import { ParseError, type TransportError } from "../kernel/TransportError.ts";
import { wholeResponse } from "./wholeResponse.ts";

export interface ListRequest<A> extends RequestKind {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the service's address. */
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Decodes the response's body, null without one. */
  readonly decoder: Decoder<A>;
}

const parsed = (text: string): unknown => JSON.parse(text);

/** A refusal of the service, in the form of GraphQL's errors. */
const refused = (status: number, body: string | null): GraphqlResponse => {
  try {
    const refusal = listRefusal(parsed(body ?? ""), reading());
    if (refusal instanceof Failure) return { status };
    const { message, ...extensions } = refusal;
    return { status, errors: [{ message, extensions }] };
  } catch {
    return { status };
  }
};

/**
 * Sends a request to the shopping-list service and reads its answer; errors and retries are those of the GraphQL
 * endpoint.
 *
 * @rule NET-2, NET-3, NET-8, FORM-3
 */
export const listTransport = Effect.gen(function* () {
  const { fetch, listsEndpoint, session, settings } = yield* ShopEnvironment;
  const sendAuthorized = yield* authorizedRequest;
  const base = String(listsEndpoint).replace(/\/?$/, "/");

  const send = ({ method, path, body, headers }: ListRequest<unknown>, token: string | null) =>
    Effect.tryPromise({
      try: (signal) =>
        wholeResponse(fetch, base + path, {
          method,
          signal,
          cache: "no-store",
          keepalive: method !== "GET",
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
          ? Effect.fail(errorFromResponse(refused(status, text)))
          : Effect.try({
              try: () => (text === null ? null : parsed(text)),
              catch: (cause) => new ParseError({ cause }),
            }),
      ),
    );

  return <A>(request: ListRequest<A>): Effect.Effect<A, TransportError> =>
    Effect.flatMap(
      sendAuthorized((token) => send(request, token), request),
      (data) => decodeResponse(request.decoder, data, { ids: settings }),
    );
});
