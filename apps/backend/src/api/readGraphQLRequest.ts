import { limits } from "./limits.ts";

/** An executable GraphQL request. */
export interface GraphQLRequest {
  readonly query: string;
  readonly variables: Record<string, unknown>;
  readonly operationName: string | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isName = (value: unknown): value is string => typeof value === "string" && /^[_A-Za-z]\w*$/.test(value);

/** The request in a JSON body, or its problem. */
export function readGraphQLRequest(body: unknown): GraphQLRequest | string {
  if (!isRecord(body)) return "The body must be a JSON object";
  const { query, variables, operationName, extensions } = body;
  if (typeof query !== "string") return "`query` must be a string";
  if (query.length > limits.documentLength) return `\`query\` may have ${limits.documentLength} characters at most`;
  if (!(variables === undefined || variables === null || isRecord(variables))) return "`variables` must be an object";
  if (!(operationName === undefined || operationName === null || operationName === "" || isName(operationName))) {
    return "`operationName` must be a name";
  }
  if (!(extensions === undefined || extensions === null || isRecord(extensions)))
    return "`extensions` must be an object";
  return { query, variables: variables ?? {}, operationName: operationName || undefined };
}
