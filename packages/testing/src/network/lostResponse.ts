import type { Fault } from "./Fault.ts";

/** The server processes the request, and its answer is lost. */
export const lostResponse: Fault = async (send) => {
  await send();
  throw new TypeError("fetch failed");
};
