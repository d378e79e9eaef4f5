import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { responseProblem, type GraphqlResponse } from "./responseProblem.ts";

const codes = ["FORBIDDEN", "NOT_FOUND"] as const;
const good = fc.integer({ min: 200, max: 299 });
const bad = fc.integer({ min: 300, max: 599 });
const statuses = fc.oneof(good, bad);
const present = fc.anything().filter((data) => data !== null && data !== undefined);
const messages = fc.string();
const noErrors = fc.constantFrom({}, { errors: [] }, { errors: null });
const others = fc.array(
  fc.record({ message: messages, extensions: fc.record({ code: fc.constantFrom(...codes, "VALIDATION_FAILED") }) }),
  { maxLength: 2 },
);
/** Bodies that a server may send in place of an answer. */
const isBody = (value: unknown): value is Omit<GraphqlResponse, "status"> =>
  typeof value === "object" && value !== null;

it.prop([good, present, noErrors], runs)("[NET-3] an answer with data has no problem", (status, data, errors) => {
  expect(responseProblem({ status, data, ...errors }, { codes })).toBeNull();
});

it.prop([bad, fc.anything(), noErrors], runs)(
  "[NET-3] a status of 300 or above is used when there is no other error",
  (status, data, errors) => {
    const problem = { _tag: "HttpStatusError", status };
    expect(responseProblem({ status, data, ...errors }, { codes })).toEqual(problem);
    expect(responseProblem({ status }, { codes })).toEqual(problem);
    expect(responseProblem({ status, errors: [{ message: "no code" }] }, { codes })).toEqual(problem);
  },
);

it.prop([good, fc.constantFrom({}, { data: null }, { data: undefined }), noErrors], runs)(
  "[NET-3] an answer without data and errors is reported as missing",
  (status, data, errors) => {
    expect(responseProblem({ status, ...data, ...errors }, { codes })).toEqual({ _tag: "MissingResponseError" });
  },
);

it.prop([statuses, messages, fc.constantFrom(...codes), others, fc.anything()], runs)(
  "[NET-8] [NET-3] a known code of the first error makes a server error with any status and data",
  (status, message, code, more, data) => {
    const errors = [{ message, extensions: { code } }, ...more];
    expect(responseProblem({ status, data, errors }, { codes })).toEqual({ _tag: "ServerError", code, message });
  },
);

const validations = fc.dictionary(fc.string(), fc.oneof(messages, fc.array(messages)));
const unknownCodes = fc.string().filter((code) => ![...codes, "VALIDATION_FAILED"].includes(code));

it.prop([statuses, messages, unknownCodes, validations], runs)(
  "[NET-8] an unknown code is an unknown error, and is kept",
  (status, message, code, validation) => {
    const unknown = { _tag: "UnknownError", code, message };
    expect(responseProblem({ status, errors: [{ message, extensions: { code } }] }, { codes })).toEqual(unknown);
    expect(responseProblem({ status, errors: [{ message, extensions: { code, validation } }] }, { codes })).toEqual(
      unknown,
    );
  },
);

it.prop([statuses, messages, validations], runs)(
  "[FORM-3] the messages of each field are joined",
  (status, message, validation) => {
    const problem = responseProblem(
      { status, errors: [{ message, extensions: { code: "VALIDATION_FAILED", validation } }] },
      { codes },
    );
    expect(problem).toEqual({
      _tag: "ValidationError",
      message,
      fields: Object.fromEntries(
        Object.entries(validation).map(([field, said]) => [field, typeof said === "string" ? said : said.join(" ")]),
      ),
    });
  },
);

it.prop(
  [messages, fc.constantFrom(undefined, null, "field", 7, { name: 7 }, { name: [null] }, { name: { first: "No" } })],
  runs,
)("[NET-8] a refusal with unreadable fields is an unknown error", (message, validation) => {
  const errors = [{ message, extensions: { code: "VALIDATION_FAILED", validation } }];
  expect(responseProblem({ status: 400, errors }, { codes })).toEqual({
    _tag: "UnknownError",
    code: "VALIDATION_FAILED",
    message,
  });
});

const bodies = fc.oneof(
  fc.object(),
  fc.anything().map((errors) => ({ errors })),
  fc.anything().map((error) => ({ errors: [error] })),
  fc.record({ errors: fc.array(fc.record({ message: fc.anything(), extensions: fc.anything() })) }),
  fc.anything().map((validation) => ({ errors: [{ extensions: { code: "VALIDATION_FAILED", validation } }] })),
);

it.prop([statuses, bodies.filter(isBody)], runs)(
  "[NET-3] reading an answer never throws, and its messages are texts",
  (status, body) => {
    const problem = responseProblem({ ...body, status }, { codes });
    expect(problem === null || !("message" in problem) || typeof problem.message === "string").toBe(true);
  },
);

it("[NET-6] an error without details is an unknown one", () => {
  expect(responseProblem({ status: 200, errors: [{}] }, { codes })).toEqual({
    _tag: "UnknownError",
    code: null,
    message: "",
  });
  expect(
    responseProblem({ status: 299, data: {}, errors: [{ message: "No", extensions: { code: 7 } }] }, { codes }),
  ).toEqual({ _tag: "UnknownError", code: null, message: "No" });
});
