import type { Fault } from "./Fault.ts";

/** The request does not reach the server. */
export const offline: Fault = () => Promise.reject(new TypeError("fetch failed"));
