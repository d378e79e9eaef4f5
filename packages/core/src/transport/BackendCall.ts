import type * as Effect from "effect/Effect";
import type { Fetch } from "../kernel/ShopEnvironment.ts";
import type { TransportError } from "../kernel/TransportError.ts";

/** The last argument of each call of an own backend. */
export interface BackendCall {
  /** Aborts the call when the shop no longer needs its result. `fetch` has it already. */
  readonly signal: AbortSignal;
  /** The session's token, which the shop stores; null for a guest. */
  readonly token: string | null;
  /**
   * The shop's own `fetch`. It resolves when the whole body has arrived, for every HTTP status; your code decides what the status means.
   *
   * Errors: a NetworkError when the body did not arrive whole; an AbortedError when the call has ended.
   */
  readonly fetch: Fetch;
}

/**
 * A port, as services call it: its promises as effects, without the call. A port is an interface of methods whose last
 * argument is the `BackendCall`.
 *
 * A promise of a port rejects with a ShopError, which is handled as one of the GraphQL backend; any other error becomes
 * an UnknownError with its message. After a NetworkError and a TimeoutError the shop calls again, so methods must be
 * idempotent.
 */
export type Served<Port> = {
  readonly [Method in keyof Port]: Port[Method] extends
    | ((...input: [...infer Input, BackendCall]) => Promise<infer Answer>)
    | undefined
    ? (...input: Input) => Effect.Effect<Answer, TransportError>
    : never;
};
