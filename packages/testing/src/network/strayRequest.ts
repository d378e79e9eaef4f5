import type { Fault } from "./Fault.ts";

/**
 * The request counts as lost, and reaches the server all the same when the promise is kept: after whatever was sent in its
 * place. `arrived` is given what settles once that is over.
 */
export const strayRequest =
  (departure: Promise<unknown>, arrived: (arrival: Promise<unknown>) => void): Fault =>
  (send) => {
    // Unless it was given up by then.
    arrived(departure.then(send).catch(() => null));
    return Promise.reject(new TypeError("fetch failed"));
  };
