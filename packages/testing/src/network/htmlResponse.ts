import type { Fault } from "./Fault.ts";

/** An HTML page comes back, as from a hotel's network; the server never receives the request. */
export const htmlResponse: Fault = () =>
  Promise.resolve(new Response("<!doctype html><title>Wi-Fi</title>", { headers: { "content-type": "text/html" } }));
