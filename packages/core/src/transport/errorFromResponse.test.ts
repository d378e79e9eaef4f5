import { ErrorCode, SessionEnd } from "@kamra/contract/wire";
import { expect, it } from "vitest";
import { errorFromResponse } from "./errorFromResponse.ts";
import {
  HttpStatusError,
  MissingResponseError,
  NetworkError,
  ServerError,
  UnknownError,
  ValidationError,
} from "../kernel/TransportError.ts";

const saying = (extensions: Readonly<Record<string, unknown>>) => ({
  status: 200,
  errors: [{ message: "no", extensions }],
});

it.each([
  [{ status: 502 }, HttpStatusError, { status: 502 }],
  [{ status: 200 }, MissingResponseError, {}],
  [{ status: 200, data: {} }, MissingResponseError, {}],
  [saying({ code: "NOT_FOUND" }), ServerError, { code: "NOT_FOUND", message: "no" }],
  [
    saying({ code: "RATE_LIMITED", retry_after: 540 }),
    ServerError,
    { code: "RATE_LIMITED", message: "no", retryAfterSeconds: 540 },
  ],
  [
    saying({ code: "UNAUTHENTICATED", session_end: "NEW_PASSWORD" }),
    ServerError,
    { code: "UNAUTHENTICATED", message: "no", sessionEnd: "NEW_PASSWORD" },
  ],
  [saying({ code: "UNAUTHENTICATED", session_end: "NEW" }), ServerError, { sessionEnd: undefined }],
  [saying({ code: "UNAUTHENTICATED", session_end: 1 }), ServerError, { sessionEnd: undefined }],
  [
    saying({ code: "VALIDATION_FAILED", validation: { name: ["Kötelező!"] } }),
    ValidationError,
    { message: "no", fields: { name: "Kötelező!" } },
  ],
  [saying({ code: "VALIDATION_FAILED" }), UnknownError, { code: "VALIDATION_FAILED", message: "no" }],
  [saying({ code: "NEW" }), UnknownError, { code: "NEW", message: "no" }],
])("[NET-3] [NET-8] %j has an error class of its own", (response, of, error) => {
  expect(errorFromResponse(response)).toBeInstanceOf(of);
  expect(errorFromResponse(response)).toMatchObject(error);
});

it("[NET-2] [NET-7] a server that is unavailable for now is a network failure, which is retried and rejects nothing", () => {
  expect(errorFromResponse({ ...saying({ code: "UNAVAILABLE" }), status: 503 })).toBeInstanceOf(NetworkError);
});

it.each(Object.values(SessionEnd))("[SESS-9] the contract's reason %s is known", (session_end) => {
  expect(errorFromResponse(saying({ code: "UNAUTHENTICATED", session_end }))).toMatchObject({
    sessionEnd: session_end,
  });
});

const { ValidationFailed: _namesFields, Unavailable: _isPassing, ...codes } = ErrorCode;

it.each(Object.values(codes))("[NET-3] the contract's code %s is known", (code) => {
  expect(errorFromResponse(saying({ code }))).toBeInstanceOf(ServerError);
});
