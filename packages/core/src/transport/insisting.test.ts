import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import * as Result from "effect/Result";
import { expect, it } from "vitest";
import { Identity } from "../session/Identity.ts";
import { identityLive } from "../session/identityLive.ts";
import { testEnvironment } from "../shop/environment.test.support.ts";
import { memoryCookies } from "../shop/memoryCookies.ts";
import { noticesLive } from "../shop/noticesLive.ts";
import { insisting } from "./insisting.ts";
import { ServerError, type TransportError } from "./TransportError.ts";

const refused = new ServerError({ code: "UNAUTHENTICATED", message: "no" });

/** Sends something in the name of whoever has this token; `answer` says what the server does with it. */
const play = (
  start: string | null,
  {
    answer,
    isQuery,
    meanwhile = () => Effect.void,
  }: {
    readonly answer: (token: string | null) => Effect.Effect<string, TransportError>;
    readonly isQuery: boolean;
    readonly meanwhile?: (identity: Identity["Service"]) => Effect.Effect<void>;
  },
) => {
  const cookies = memoryCookies(start === null ? {} : { token: start });
  const sent: Array<string | null> = [];
  return Effect.gen(function* () {
    const insist = yield* insisting;
    const send = (token: string | null) =>
      Effect.andThen(
        Effect.sync(() => sent.push(token)),
        answer(token),
      );
    const asked = yield* Effect.forkChild(Effect.result(insist(send, { isQuery })), { startImmediately: true });
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

it("[SESS-5] drops a token that the server takes no longer, and asks again without it", async () => {
  expect(await play("abc", { answer: forGuestsOnly, isQuery: true })).toEqual({
    outcome: "for guests",
    sent: ["abc", null],
    token: null,
  });
});

it("[SESS-5] drops a token that the server takes no longer, and changes nothing in another name", async () => {
  expect(await play("abc", { answer: forGuestsOnly, isQuery: false })).toEqual({
    outcome: refused,
    sent: ["abc"],
    token: null,
  });
});

it("[SESS-5] asks once when it is a guest whom the server does not know", async () => {
  expect(await play(null, { answer: () => Effect.fail(refused), isQuery: true })).toEqual({
    outcome: refused,
    sent: [null],
    token: null,
  });
});

it("[NET-3] keeps the token when the server refuses for another reason", async () => {
  const notFound = new ServerError({ code: "NOT_FOUND", message: "no" });
  expect(await play("abc", { answer: () => Effect.fail(notFound), isQuery: true })).toEqual({
    outcome: notFound,
    sent: ["abc"],
    token: "abc",
  });
});

it("[SESS-6] asks again in the new name when the shopper becomes somebody else meanwhile", async () => {
  const { outcome, sent } = await play("abc", { answer: neverToMembers, isQuery: true, meanwhile: logout });
  expect([outcome, sent]).toEqual(["for guests", ["abc", null]]);
});

it("[SESS-6] gives a change up when the shopper becomes somebody else meanwhile", async () => {
  const { outcome, sent } = await play("abc", { answer: neverToMembers, isQuery: false, meanwhile: logout });
  expect(outcome).toMatchObject({ _tag: "AbortedError" });
  expect(sent).toEqual(["abc"]);
});
