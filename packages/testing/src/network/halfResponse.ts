import type { Fault } from "./Fault.ts";

/** The server processes the request, and half of its answer arrives. */
export const halfResponse: Fault = async (send) => {
  const answer = await send();
  const body = await answer.text();
  return new Response(body.slice(0, Math.floor(body.length / 2)), { headers: { "content-type": "application/json" } });
};
