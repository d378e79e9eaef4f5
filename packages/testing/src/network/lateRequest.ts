import type { Fault } from "./Fault.ts";

/** The request reaches the server when the promise resolves. */
export const lateRequest =
  (departure: Promise<unknown>): Fault =>
  async (send) => {
    await departure;
    return send();
  };
