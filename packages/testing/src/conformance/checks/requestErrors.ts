import type { Check } from "../Check.ts";

const requests = [
  ["a document that does not parse", "{", "GRAPHQL_PARSE_FAILED"],
  ["a field that does not exist", "{ noSuchField }", "GRAPHQL_VALIDATION_FAILED"],
  ["a one-time token that was made up", `mutation { confirmNewsletter(token: "made-up") }`, "INVALID_TOKEN"],
  [
    "a term of a wrong length",
    `{ searchTerms(terms: [${'"a", '.repeat(60)} "a"]) { products { id } } }`,
    "VALIDATION_FAILED",
  ],
] as const;

export const requestErrors: Check = {
  rule: "NET-8",
  promise: "Requests that cannot be answered have the contract's codes, with an answer that is JSON",
  repair: "Give each error the extensions.code that the contract's ErrorCode names for it",
  faults: async ({ ask }) => {
    const faults: Array<string> = [];
    for (const [name, document, code] of requests) {
      const { codes } = await ask(document);
      if (!codes.includes(code)) faults.push(`${name} got the codes [${codes.join(", ")}] instead of ${code}`);
    }
    return faults;
  },
};
