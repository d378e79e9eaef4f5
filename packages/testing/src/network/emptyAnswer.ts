import type { Fault } from "./Fault.ts";

/** The server does what it was asked, and answers nothing. */
export const emptyAnswer: Fault = async (send) => {
  await send();
  return new Response(null, { headers: { "content-type": "application/json" } });
};
