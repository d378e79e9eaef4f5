import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import { searchPath } from "../paths/searchPath.ts";

/** Turns the query of a plain form into the address of its results; without one it goes home. */
export function searchFormLoader({ request }: LoaderFunctionArgs): Response {
  const term = new URL(request.url).searchParams.get("q")?.trim() ?? "";
  return redirect(term === "" ? "/" : searchPath(term));
}
