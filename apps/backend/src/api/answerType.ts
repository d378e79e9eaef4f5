export type AnswerType = "application/graphql-response+json" | "application/json";

const types: ReadonlyArray<AnswerType> = ["application/graphql-response+json", "application/json"];

/** The accepted media ranges, without parameters. */
function acceptedRanges(accept: string): string[] {
  return accept
    .toLowerCase()
    .split(",")
    .map((range) => range.split(";").map((part) => part.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([range]) => range ?? "");
}

/**
 * In which type a client wants its answer; the newer one only when it is named. `null` when neither will do.
 *
 * @example answerType("application/json, application/graphql-response+json") // => "application/graphql-response+json"
 * @example answerType(undefined) // => "application/json"
 * @example answerType("text/html") // => null
 */
export function answerType(accept: string | undefined): AnswerType | null {
  if (accept === undefined || accept.trim() === "") return "application/json";
  const ranges = acceptedRanges(accept);
  return (
    types.find((type) => ranges.includes(type)) ??
    (ranges.some((range) => range === "*/*" || range === "application/*") ? "application/json" : null)
  );
}
