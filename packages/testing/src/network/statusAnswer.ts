import type { Fault } from "./Fault.ts";

/** Something before the server answers with this status, and the server never hears of it. */
export const statusAnswer =
  (status: number): Fault =>
  () =>
    Promise.resolve(new Response("Something is wrong", { status, headers: { "content-type": "text/plain" } }));
