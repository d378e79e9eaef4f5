import type { Fault } from "./Fault.ts";

/** The server does what it was asked at once, and its answer arrives when the promise is kept. */
export const lateAnswer =
  (arrival: Promise<unknown>): Fault =>
  async (send) => {
    const answer = await send();
    await arrival;
    return answer;
  };
