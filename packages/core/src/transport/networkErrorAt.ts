import { NetworkError } from "../kernel/TransportError.ts";

/**
 * The error of a request that found no response, with its address for the log: without a query, a fragment and a password.
 *
 * @example networkErrorAt("https://eva:secret@shop.example/lists?token=1", null).message // => "Network Error at https://shop.example/lists"
 */
export const networkErrorAt = (address: string | URL, cause: unknown): NetworkError =>
  new NetworkError({
    cause,
    address: String(address)
      .replace(/[?#].*$/s, "")
      .replace(/\/\/[^/]*@/, "//"),
  });
