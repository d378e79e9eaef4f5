import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import * as Result from "effect/Result";
import { expect, it } from "vitest";
import { Identity } from "../identity/Identity.ts";
import { identityLive } from "../identity/identityLive.ts";
import { testEnvironment } from "../kernel/environment.test.support.ts";
import { memoryCookies } from "../kernel/memoryCookies.ts";
import { noticesLive } from "../kernel/noticesLive.ts";
import { authorizedRequest } from "./authorizedRequest.ts";
import { ServerError, type TransportError } from "../kernel/TransportError.ts";

const refused = new ServerError({ code: "UNAUTHENTICATED", message: "no" });

/** Sends something as this token's user; `answer` is the server's reaction. */
const play = (
  start: string | null,
  {
    response,
    isQuery,
    meanwhile = () => Effect.void,
  }: {
    readonly response: (token: string | null) => Effect.Effect<string, TransportError>;
    readonly isQuery: boolean;
    readonly meanwhile?: (identity: Identity["Service"]) => Effect.Effect<void>;
  },
) => {
  const cookies = memoryCookies(start === null ? {} : { token: start });
  const sent: Array<string | null> = [];
  return Effect.gen(function* () {
    const sendAuthorized = yield* authorizedRequest;
    const send = (token: string | null) =>
      Effect.andThen(
        Effect.sync(() => sent.push(token)),
        response(token),
      );
    const asked = yield* Effect.forkChild(Effect.result(sendAuthorized(send, { isQuery })), { startImmediately: true });
    yield* meanwhile(yield* Identity);
    return { outcome: Result.merge(yield* Fiber.join(asked)), sent, token: cookies.get("token") };
  }).pipe(
    Effect.provide(
      identityLive.pipe(Layer.provideMerge(noticesLive), Layer.provideMerge(testEnvironment({ cookies }))),
    ),
    Effect.runPromise,
  );
};

const forGuestsOnly = (token: string | null) => (token === null ? Effect.succeed("for guests") : Effect.fail(refused));
const neverToMembers = (token: string | null) => (token === null ? Effect.succeed("for guests") : Effect.never);
const logout = ({ leave }: Identity["Service"]) => leave(() => Effect.succeed(null));

it("[SESS-5] a revoked token is deleted, and the query is repeated without it", async () => {
  expect(await play("abc", { response: forGuestsOnly, isQuery: true })).toEqual({
    outcome: "for guests",
    sent: ["abc", null],
    token: null,
  });
});

it("[SESS-5] a refused token is dropped, and no mutation is repeated without it", async () => {
  expect(await play("abc", { response: forGuestsOnly, isQuery: false })).toEqual({
    outcome: refused,
    sent: ["abc"],
    token: null,
  });
});

it("[SESS-5] a request is sent once when the server refuses a guest", async () => {
  expect(await play(null, { response: () => Effect.fail(refused), isQuery: true })).toEqual({
    outcome: refused,
    sent: [null],
    token: null,
  });
});

it("[NET-3] the token stays when the server refuses for another reason", async () => {
  const notFound = new ServerError({ code: "NOT_FOUND", message: "no" });
  expect(await play("abc", { response: () => Effect.fail(notFound), isQuery: true })).toEqual({
    outcome: notFound,
    sent: ["abc"],
    token: "abc",
  });
});

it("[SESS-6] a query is repeated as the new user when the identity changes meanwhile", async () => {
  const { outcome, sent } = await play("abc", { response: neverToMembers, isQuery: true, meanwhile: logout });
  expect([outcome, sent]).toEqual(["for guests", ["abc", null]]);
});

it("[SESS-6] a mutation is aborted when the identity changes meanwhile", async () => {
  const { outcome, sent } = await play("abc", { response: neverToMembers, isQuery: false, meanwhile: logout });
  expect(outcome).toMatchObject({ _tag: "AbortedError" });
  expect(sent).toEqual(["abc"]);
});
