import type { Fault } from "./Fault.ts";

/** The server processes the request, but a proxy answers with this status. */
export const refusedAfter =
  (status: number): Fault =>
  async (send) => {
    await send();
    return new Response("Something is wrong", { status, headers: { "content-type": "text/plain" } });
  };
