import { expect, it } from "vitest";
import { isPassing } from "../page/isPassing.ts";
import { pageErrorOf } from "./pageErrorOf.ts";

const tagged = (tag: string) => Object.assign(new Error(tag), { _tag: tag });

it("[NET-3] treats network failures and an unreachable server as temporary", () => {
  for (const tag of ["NetworkError", "TimeoutError", "HttpStatusError", "ParseError", "MissingResponseError"])
    expect(isPassing(tagged(tag))).toBe(true);
  for (const tag of ["DecodeError", "ServerError", "QuantityError"]) expect(isPassing(tagged(tag))).toBe(false);
  expect(isPassing(new TypeError("bug"))).toBe(false);
  expect(isPassing(null)).toBe(false);
});

it("shows no detail of an unexpected error", () => {
  expect(pageErrorOf(new Error("password=secret"))).toEqual({
    status: 500,
    statusText: "",
    data: null,
    internal: false,
  });
  expect(pageErrorOf({ status: 404, statusText: "Not Found", data: "inside", internal: true })).toEqual({
    status: 404,
    statusText: "Not Found",
    data: null,
    internal: false,
  });
});
