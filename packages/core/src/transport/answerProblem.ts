import { fieldMessages } from "../form/fieldMessages.ts";

/** What is wrong with an answer; `_tag`s are those of the errors that a shop's methods reject with. */
export type AnswerProblem<Code extends string> =
  | { readonly _tag: "HttpStatusError"; readonly status: number }
  | { readonly _tag: "ParseError" | "MissingResponseError" }
  | { readonly _tag: "ServerError"; readonly code: Code; readonly message: string }
  | { readonly _tag: "ValidationError"; readonly message: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly _tag: "UnknownError"; readonly code: string | null; readonly message: string };

type Validation = Parameters<typeof fieldMessages>[0];

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
const isText = (value: unknown): value is string => typeof value === "string";
const isValidation = (value: unknown): value is Validation =>
  typeof value === "object" && value !== null && Object.values(value).flat().every(isText);

function graphqlProblem<Code extends string>(error: unknown, codes: ReadonlyArray<Code>): AnswerProblem<Code> {
  const said = fieldOf(error, "message");
  const message = isText(said) ? said : "Unknown error";
  const extensions = fieldOf(error, "extensions");
  const code = fieldOf(extensions, "code");
  const validation = fieldOf(extensions, "validation");
  const known = codes.find((each) => each === code);
  if (known !== undefined) return { _tag: "ServerError", code: known, message };
  if (code === "VALIDATION_FAILED" && isValidation(validation)) {
    return { _tag: "ValidationError", message, fields: fieldMessages(validation) };
  }
  return { _tag: "UnknownError", code: isText(code) ? code : null, message };
}

/**
 * What is wrong with a GraphQL server's answer, or `null` when its data can be read. A GraphQL error with a code says more
 * than the HTTP status beside it; the first of several errors counts.
 *
 * `body` is the parsed body, `undefined` when it cannot be parsed. `codes` are those that are known, but for
 * VALIDATION_FAILED, which names fields.
 *
 * @rule NET-3, NET-8, FORM-3
 * @example answerProblem({ status: 200, body: { data: { cart: null } } }, { codes: [] }) // => null
 * @example answerProblem({ status: 502, body: undefined }, { codes: [] }) // => { _tag: "HttpStatusError", status: 502 }
 * @example answerProblem({ status: 200, body: { errors: [{ message: "No", extensions: { code: "FORBIDDEN" } }] } }, { codes: ["FORBIDDEN"] }) // => { _tag: "ServerError", code: "FORBIDDEN", message: "No" }
 */
export function answerProblem<const Code extends string>(
  { status, body }: { readonly status: number; readonly body: unknown },
  { codes }: { readonly codes: ReadonlyArray<Code> },
): AnswerProblem<Code> | null {
  const errors = fieldOf(body, "errors");
  const problem = Array.isArray(errors) && errors.length > 0 ? graphqlProblem(errors[0], codes) : null;
  if (problem !== null && (problem._tag !== "UnknownError" || problem.code !== null)) return problem;
  if (status >= 300) return { _tag: "HttpStatusError", status };
  if (problem !== null) return problem;
  if (body === undefined) return { _tag: "ParseError" };
  return (fieldOf(body, "data") ?? null) === null ? { _tag: "MissingResponseError" } : null;
}
