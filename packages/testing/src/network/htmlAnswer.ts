import type { Fault } from "./Fault.ts";

/** A page comes back, as from a hotel's network, and the server never hears of the request. */
export const htmlAnswer: Fault = () =>
  Promise.resolve(new Response("<!doctype html><title>Wi-Fi</title>", { headers: { "content-type": "text/html" } }));
