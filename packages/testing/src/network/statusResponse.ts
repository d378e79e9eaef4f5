import type { Fault } from "./Fault.ts";

/** A proxy answers with this status; the server never receives the request. */
export const statusResponse =
  (status: number): Fault =>
  () =>
    Promise.resolve(new Response("Something is wrong", { status, headers: { "content-type": "text/plain" } }));
