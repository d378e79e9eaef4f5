import type { Exchange } from "./DevelopmentRecord.ts";
import { jsonOf } from "./jsonOf.ts";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const sentBody = (init: RequestInit | undefined): unknown =>
  typeof init?.body === "string" && init.body ? jsonOf(init.body) : null;

/** A request's operation: a GraphQL operation by its name, anything else by its path. */
export function exchangeOf(
  address: string | URL,
  init: RequestInit | undefined,
): Pick<Exchange, "method" | "path" | "operation" | "input"> {
  const method = init?.method ?? "GET";
  const body = sentBody(init);
  if (isRecord(body) && typeof body["query"] === "string") {
    const [, operation = null] = /^\s*(?:query|mutation)\s+(\w+)/.exec(body["query"]) ?? [];
    return { method, path: null, operation, input: body["variables"] ?? null };
  }
  const { pathname, search } = new URL(address, "https://shop.invalid");
  return { method, path: pathname + search, operation: null, input: body };
}
