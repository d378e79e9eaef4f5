import { isRouteErrorResponse } from "react-router-dom";
import type { PageError } from "../../document/PageData.ts";

/**
 * A route's failure in a form that may leave the server: a deliberate response keeps its status, anything else is a 500
 * without details.
 */
export function pageErrorOf(error: unknown): PageError {
  if (!isRouteErrorResponse(error)) return { status: 500, statusText: "", data: null, internal: false };
  return { status: error.status, statusText: error.statusText, data: null, internal: false };
}
