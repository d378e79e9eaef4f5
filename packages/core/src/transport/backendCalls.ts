import * as Effect from "effect/Effect";
import { type Fetch, ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import {
  AbortedError,
  DecodeError,
  HttpStatusError,
  MissingResponseError,
  NetworkError,
  ParseError,
  ServerError,
  TimeoutError,
  type TransportError,
  UnknownError,
  ValidationError,
} from "../kernel/TransportError.ts";
import { authorizedRequest } from "./authorizedRequest.ts";
import type { BackendCall } from "./BackendCall.ts";
import { transportTexts } from "./text.hu.ts";
import { networkErrorAt } from "./networkErrorAt.ts";
import { isControlFlow } from "./wholeResponse.ts";

const kinds = [
  AbortedError,
  DecodeError,
  HttpStatusError,
  MissingResponseError,
  NetworkError,
  ParseError,
  ServerError,
  TimeoutError,
  UnknownError,
  ValidationError,
];

const isOurs = (thrown: unknown): thrown is TransportError => kinds.some((kind) => thrown instanceof kind);

function errorOf(thrown: unknown): TransportError {
  if (isControlFlow(thrown)) throw thrown;
  // Plain JavaScript may name a code that has no text.
  if (thrown instanceof ServerError && !Object.hasOwn(transportTexts.rejections, thrown.code)) {
    return new UnknownError(thrown);
  }
  if (isOurs(thrown)) return thrown;
  return new UnknownError({ code: null, message: thrown instanceof Error ? thrown.message : String(thrown) });
}

/** A response with its body. As `wholeResponse`, but an empty body is an answer too. */
const wholeFetch =
  (fetch: Fetch, signal: AbortSignal): Fetch =>
  async (address, init) => {
    try {
      const response = await fetch(address, { cache: "no-store", ...init, signal });
      const { status, headers } = response;
      return new Response((await response.text()) || null, { status, headers });
    } catch (cause) {
      if (isControlFlow(cause)) throw cause;
      throw signal.aborted ? new AbortedError() : networkErrorAt(address, cause);
    }
  };

/**
 * Calls the methods of an own backend as requests are sent: with the deadline, the retries and the session of ours.
 *
 * @rule NET-2, NET-3, SESS-5, SESS-6
 */
export const backendCalls = Effect.gen(function* () {
  const { fetch } = yield* ShopEnvironment;
  const sendAuthorized = yield* authorizedRequest;
  const calls =
    (isQuery: boolean) =>
    <A>(ask: (call: BackendCall) => Promise<A>): Effect.Effect<A, TransportError> =>
      sendAuthorized(
        (token) =>
          Effect.tryPromise({
            try: (signal) => ask({ signal, token, fetch: wholeFetch(fetch, signal) }),
            catch: errorOf,
          }),
        { isQuery },
      );
  return { query: calls(true), mutation: calls(false) };
});
