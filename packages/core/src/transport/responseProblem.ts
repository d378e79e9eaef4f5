import { fieldMessages } from "../form/fieldMessages.ts";

/** The problem of a response; `_tag`s are those of the errors that a shop's methods reject with. */
export type ResponseProblem<Code extends string> =
  | { readonly _tag: "HttpStatusError"; readonly status: number }
  | { readonly _tag: "MissingResponseError" }
  | {
      readonly _tag: "ServerError";
      readonly code: Code;
      readonly message: string;
      readonly retryAfterSeconds?: number;
      readonly sessionEnd?: string;
    }
  | { readonly _tag: "ValidationError"; readonly message: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly _tag: "UnknownError"; readonly code: string | null; readonly message: string };

/** A parsed response, not validated yet. */
export interface GraphqlResponse {
  readonly status: number;
  readonly data?: unknown;
  readonly errors?:
    | ReadonlyArray<{
        readonly message?: unknown;
        readonly extensions?: Readonly<Record<string, unknown>> | null | undefined;
      }>
    | null
    | undefined;
}

type Validation = Parameters<typeof fieldMessages>[0];

const isText = (value: unknown): value is string => typeof value === "string";
const isValidation = (value: unknown): value is Validation =>
  typeof value === "object" && value !== null && Object.values(value).flat().every(isText);

/**
 * The problem of a GraphQL server's response, or `null` when its data can be decoded. A GraphQL error's code wins over
 * the HTTP status; the first of several errors counts. An unparsable body has neither data nor errors.
 *
 * `codes` are the known ones, except VALIDATION_FAILED, which names fields.
 *
 * @rule NET-3, NET-6, NET-8, FORM-3
 * @example responseProblem({ status: 200, data: { cart: null } }, { codes: [] }) // => null
 * @example responseProblem({ status: 502 }, { codes: [] }) // => { _tag: "HttpStatusError", status: 502 }
 * @example responseProblem({ status: 200, errors: [{ message: "No", extensions: { code: "FORBIDDEN" } }] }, { codes: ["FORBIDDEN"] }) // => { _tag: "ServerError", code: "FORBIDDEN", message: "No" }
 */
export function responseProblem<const Code extends string>(
  { status, data, errors }: GraphqlResponse,
  { codes }: { readonly codes: ReadonlyArray<Code> },
): ResponseProblem<Code> | null {
  const error = errors?.[0];
  const {
    code,
    validation,
    retry_after: retryAfterSeconds,
    session_end: sessionEnd,
  }: Readonly<Record<string, unknown>> = error?.extensions ?? {};
  const message = isText(error?.message) ? error.message : "";
  const known = codes.find((each) => each === code);
  if (known !== undefined)
    return {
      _tag: "ServerError",
      code: known,
      message,
      ...(typeof retryAfterSeconds === "number" && { retryAfterSeconds }),
      ...(isText(sessionEnd) && { sessionEnd }),
    };
  if (code === "VALIDATION_FAILED" && isValidation(validation)) {
    return { _tag: "ValidationError", message, fields: fieldMessages(validation) };
  }
  if (isText(code)) return { _tag: "UnknownError", code, message };
  if (status >= 300) return { _tag: "HttpStatusError", status };
  if (error) return { _tag: "UnknownError", code: null, message };
  return (data ?? null) === null ? { _tag: "MissingResponseError" } : null;
}
