import * as Effect from "effect/Effect";
import type { Decoder } from "../decoding/Decoder.ts";
import { Failure } from "../decoding/Failure.ts";
import type { TransportError } from "../kernel/TransportError.ts";
import { GraphqlTransport } from "./GraphqlTransport.ts";
import { idempotencyKey } from "./idempotencyKey.ts";
import { type OwnDocument, ownDocumentText } from "./ownDocument.ts";

/** How an own request is sent and read. */
export interface OwnRequestOptions<Result> {
  /** Ends the request: it rejects with an AbortedError then. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Reads the response's `data`; an error that it throws becomes a DecodeError. Without it the data are returned
   * unchecked, as the document's type.
   */
  readonly decode?: ((data: unknown) => Result) | undefined;
  /** Of a mutation: repeated with the same key, it is applied once. By default each call has a new key. */
  readonly idempotencyKey?: string | undefined;
}

/** Sends operations of the application's own, by the shop's session. */
export type OwnRequest = <Result, Variables extends object>(
  document: OwnDocument<Result, Variables>,
  variables: Variables,
  options?: OwnRequestOptions<Result>,
) => Promise<Result>;

/** A response without a decoder has the document's type, unchecked. */
const isBelieved = <Result>(_data: unknown): _data is Result => true;

const decoderOf =
  <Result>(decode: ((data: unknown) => Result) | undefined): Decoder<Result> =>
  (data) => {
    if (decode === undefined) return isBelieved<Result>(data) ? data : new Failure("data");
    try {
      return decode(data);
    } catch {
      return new Failure("what `decode` takes");
    }
  };

/**
 * Sends an operation of the application's own as the shop sends its own: with the session, the retries, the deadline and the errors; a
 * mutation has an idempotency key, the same in each try.
 *
 * Errors: dies with a TypeError when the document does not begin with a named query or mutation.
 *
 * @rule NET-9
 */
export const ownRequest = <Result, Variables extends object>(
  document: OwnDocument<Result, Variables>,
  variables: Variables,
  { decode, idempotencyKey: givenKey }: OwnRequestOptions<Result> = {},
): Effect.Effect<Result, TransportError, GraphqlTransport> =>
  Effect.gen(function* () {
    const { request } = yield* GraphqlTransport;
    const text = ownDocumentText(document);
    const isMutation = text.startsWith("mutation");
    const headers = isMutation ? { "Idempotency-Key": givenKey ?? (yield* idempotencyKey) } : {};
    return yield* request({ text, decoder: decoderOf(decode) }, { variables, headers });
  });
