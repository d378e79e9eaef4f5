import type { Fetch } from "../kernel/ShopEnvironment.ts";
import { AbortedError, MissingResponseError } from "../kernel/TransportError.ts";
import { networkErrorAt } from "./networkErrorAt.ts";

export interface WholeResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Null when there is none. */
  readonly body: string | null;
}

const noContent = 204;

/**
 * In characters. With `keepalive`, browsers fail requests when the bodies of all running ones exceed 64 KiB; ours have
 * about 3 KiB.
 */
const longestKeptAlive = 12_000;

const isShort = (body: RequestInit["body"]): boolean => typeof body !== "string" || body.length <= longestKeptAlive;

/** Whether an error is a framework's control flow, such as Next's for a dynamic page, and no network failure. */
export const isControlFlow = (thrown: unknown): thrown is Error =>
  thrown instanceof Error && "digest" in thrown && typeof thrown.digest === "string";

/**
 * Fetches a response with its body, to distinguish a connection lost half-way from an unparsable body.
 *
 * Errors: rejects with NetworkError, AbortedError, MissingResponseError; with a framework's control flow unchanged.
 *
 * @rule NET-3
 */
export async function wholeResponse(
  fetch: Fetch,
  address: string | URL,
  init: RequestInit = {},
): Promise<WholeResponse> {
  try {
    // The browser finishes sending a change when the shopper leaves the page.
    const keepalive = init.keepalive === true && isShort(init.body);
    const response = await fetch(address, { ...init, keepalive });
    const { ok, status, headers } = response;
    const body = (await response.text()) || null;
    if (body === null && ok && status !== noContent) throw new MissingResponseError();
    return { status, headers, body };
  } catch (cause) {
    if (cause instanceof MissingResponseError || isControlFlow(cause)) throw cause;
    throw init.signal?.aborted ? new AbortedError() : networkErrorAt(address, cause);
  }
}
