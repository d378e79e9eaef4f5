import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { answerProblem } from "./answerProblem.ts";

const codes = ["FORBIDDEN", "NOT_FOUND"] as const;
const good = fc.integer({ min: 200, max: 299 });
const bad = fc.integer({ min: 300, max: 599 });
const statuses = fc.oneof(good, bad);
const present = fc.anything().filter((data) => data !== null && data !== undefined);
const messages = fc.string();
const noErrors = fc.constantFrom({}, { errors: [] }, { errors: null }, { errors: {} }, { errors: "none" });
const withError = (error: unknown) => fc.array(fc.anything(), { maxLength: 2 }).map((others) => ({ errors: [error, ...others] }));

it.prop([good, present, noErrors], runs)("[NET-3] finds nothing wrong with data", (status, data, errors) => {
  expect(answerProblem({ status, body: { data, ...errors } }, { codes })).toBeNull();
});

it.prop([bad, fc.anything(), noErrors], runs)("[NET-3] takes a status of 300 or above for what is wrong when nothing says more", (status, data, errors) => {
  const problem = { _tag: "HttpStatusError", status };
  expect(answerProblem({ status, body: { data, ...errors } }, { codes })).toEqual(problem);
  expect(answerProblem({ status, body: undefined }, { codes })).toEqual(problem);
  expect(answerProblem({ status, body: { errors: [{ message: "no code" }] } }, { codes })).toEqual(problem);
});

it.prop([good, fc.constantFrom({}, { data: null }, null, 7, "data", []), noErrors], runs)("[NET-3] misses data and errors", (status, body, errors) => {
  const both = typeof body === "object" && body !== null && !Array.isArray(body) ? { ...body, ...errors } : body;
  expect(answerProblem({ status, body: both }, { codes })).toEqual({ _tag: "MissingResponseError" });
  expect(answerProblem({ status, body: undefined }, { codes })).toEqual({ _tag: "ParseError" });
});

it.prop(
  [
    statuses,
    fc.record({ message: messages, code: fc.constantFrom(...codes) }).chain(({ message, code }) =>
      withError({ message, extensions: { code } }).map((body) => ({ body, message, code })),
    ),
    fc.anything(),
  ],
  runs,
)("[NET-8] [NET-3] tells a known code of the first error, whatever the status and the data", (status, { body, message, code }, data) => {
  expect(answerProblem({ status, body: { data, ...body } }, { codes })).toEqual({ _tag: "ServerError", code, message });
});

it.prop([statuses, messages, fc.string().filter((code) => code !== "FORBIDDEN" && code !== "NOT_FOUND")], runs)("[NET-8] takes a code that is not known for an unknown error, and keeps it", (status, message, code) => {
  expect(answerProblem({ status, body: { errors: [{ message, extensions: { code } }] } }, { codes })).toEqual({ _tag: "UnknownError", code, message });
});

const validations = fc.dictionary(fc.string(), fc.oneof(messages, fc.array(messages)));

it.prop([statuses, messages, validations], runs)("[FORM-3] joins what is said of each field", (status, message, validation) => {
  const problem = answerProblem({ status, body: { errors: [{ message, extensions: { code: "VALIDATION_FAILED", validation } }] } }, { codes });
  expect(problem).toEqual({
    _tag: "ValidationError",
    message,
    fields: Object.fromEntries(Object.entries(validation).map(([field, said]) => [field, typeof said === "string" ? said : said.join(" ")])),
  });
});

it.prop([messages, fc.constantFrom(undefined, null, "field", 7, { name: 7 }, { name: [null] }, { name: { first: "No" } })], runs)("[NET-8] a refusal whose fields cannot be read is an unknown error", (message, validation) => {
  const body = { errors: [{ message, extensions: { code: "VALIDATION_FAILED", validation } }] };
  expect(answerProblem({ status: 400, body }, { codes })).toEqual({ _tag: "UnknownError", code: "VALIDATION_FAILED", message });
});

it.prop([statuses, fc.oneof(fc.anything(), fc.anything().map((error) => ({ errors: [error] })), fc.record({ errors: fc.array(fc.record({ message: fc.anything(), extensions: fc.anything() })) }))], runs)(
  "[NET-3] never throws, and its messages are texts",
  (status, body) => {
    const problem = answerProblem({ status, body }, { codes });
    expect(problem === null || !("message" in problem) || typeof problem.message === "string").toBe(true);
  },
);

it("[NET-6] an error that says nothing is an unknown one", () => {
  expect(answerProblem({ status: 200, body: { errors: [null] } }, { codes })).toEqual({ _tag: "UnknownError", code: null, message: "Unknown error" });
  expect(answerProblem({ status: 299, body: { errors: [{ message: "", extensions: { code: 7 } }] } }, { codes })).toEqual({ _tag: "UnknownError", code: null, message: "" });
});
