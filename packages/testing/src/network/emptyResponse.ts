import type { Fault } from "./Fault.ts";

/** The server processes the request, and returns an empty body. */
export const emptyResponse: Fault = async (send) => {
  await send();
  return new Response(null, { headers: { "content-type": "application/json" } });
};
