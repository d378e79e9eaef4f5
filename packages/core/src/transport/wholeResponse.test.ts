import { expect, it } from "vitest";
import { failureOf } from "./failureOf.ts";
import { AbortedError, MissingResponseError, NetworkError, ParseError } from "../kernel/TransportError.ts";
import { wholeResponse } from "./wholeResponse.ts";

const answering = (status: number, body: string | null) => () => Promise.resolve(new Response(body, { status }));
const lost = new TypeError("Failed to fetch");
const failing = () => Promise.reject(lost);

it.each([
  [200, "{}", "{}"],
  [204, null, null],
  [500, "", null],
])("[NET-3] a status of %d with %j is an answer", async (status, body, read) => {
  expect(await wholeResponse(answering(status, body), "/graphql")).toMatchObject({ status, body: read });
});

it("[NET-3] an empty answer is a missing one", async () => {
  await expect(wholeResponse(answering(200, ""), "/graphql")).rejects.toEqual(new MissingResponseError());
});

it("[NET-3] a lost connection differs from an aborted request", async () => {
  const rejected = (signal?: AbortSignal) =>
    wholeResponse(failing, "/graphql", { ...(signal && { signal }) }).catch((thrown: unknown) => thrown);
  for (const thrown of [await rejected(), await rejected(new AbortController().signal)]) {
    expect(thrown).toBeInstanceOf(NetworkError);
    expect(thrown).toMatchObject({ cause: lost });
  }
  expect(await rejected(AbortSignal.abort())).toBeInstanceOf(AbortedError);
});

it.each([new NetworkError({ cause: null }), new AbortedError(), new MissingResponseError()])(
  "[NET-3] the cause of a missing answer is rethrown unchanged: %s",
  (thrown) => {
    expect(failureOf(thrown)).toBe(thrown);
  },
);

it("[NET-3] any other exception means that the body could not be parsed", () => {
  const thrown = new SyntaxError("Unexpected token <");
  expect(failureOf(thrown)).toBeInstanceOf(ParseError);
  expect(failureOf(thrown)).toMatchObject({ cause: thrown });
});
