import type { Fault } from "./Fault.ts";

/**
 * The request seems lost, and reaches the server when the promise resolves: after its retries. `arrived` gets a promise
 * that settles once that is over.
 */
export const strayRequest =
  (departure: Promise<unknown>, arrived: (arrival: Promise<unknown>) => void): Fault =>
  (send) => {
    // Unless it is aborted first.
    arrived(departure.then(send).catch(() => null));
    return Promise.reject(new TypeError("fetch failed"));
  };
