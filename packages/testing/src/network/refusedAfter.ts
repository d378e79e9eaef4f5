import type { Fault } from "./Fault.ts";

/** The server does what it was asked, and something before it answers with this status all the same. */
export const refusedAfter =
  (status: number): Fault =>
  async (send) => {
    await send();
    return new Response("Something is wrong", { status, headers: { "content-type": "text/plain" } });
  };
