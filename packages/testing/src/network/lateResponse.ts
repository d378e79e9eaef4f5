import type { Fault } from "./Fault.ts";

/** The server processes the request immediately; the answer arrives when the promise resolves. */
export const lateResponse =
  (arrival: Promise<unknown>): Fault =>
  async (send) => {
    const answer = await send();
    await arrival;
    return answer;
  };
