import { isRouteErrorResponse } from "react-router-dom";
import type { PageError } from "../../document/PageData.ts";

/**
 * A route's failure as something that may leave the server: what a loader threw on purpose keeps its status, anything
 * else is a 500 that tells nothing.
 */
export function pageErrorOf(error: unknown): PageError {
  if (!isRouteErrorResponse(error)) return { status: 500, statusText: "", data: null, internal: false };
  return { status: error.status, statusText: error.statusText, data: null, internal: false };
}
