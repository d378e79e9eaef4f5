import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Result from "effect/Result";
import { nullOr, struct, text } from "../decoding/kernel.ts";
import { expect, it } from "vitest";
import { identityLive } from "../identity/identityLive.ts";
import { testEnvironment } from "../kernel/environment.test.support.ts";
import { memoryCookies } from "../kernel/memoryCookies.ts";
import { noticesLive } from "../kernel/noticesLive.ts";
import { type ListRequest, listTransport } from "./listTransport.ts";

const created = nullOr(struct<{ readonly listId: string }>({ listId: text }));
type Request = ListRequest<{ readonly listId: string } | null>;
const create: Request = {
  method: "POST",
  path: "list",
  isQuery: false,
  body: { name: "Hétvége" },
  headers: { "idempotency-key": "k1" },
  decoder: created,
};

/** A request to a service with this answer, and its result. */
const play = async (
  request: Request,
  { response, token }: { readonly response: Response; readonly token?: string },
) => {
  const sent: unknown[] = [];
  const fetch = (address: string | URL, init: RequestInit = {}) => {
    const { method, headers, body, cache } = init;
    sent.push({ address, method, headers, body, cache });
    return Promise.resolve(response);
  };
  const environment = testEnvironment({
    fetch,
    listsEndpoint: "/lists",
    cookies: memoryCookies(token === undefined ? {} : { token }),
  });
  const outcome = await Effect.flatMap(listTransport, (send) => Effect.result(send(request))).pipe(
    Effect.provide(identityLive.pipe(Layer.provideMerge(noticesLive), Layer.provideMerge(environment))),
    Effect.runPromise,
  );
  return { sent, outcome: Result.merge(outcome) };
};

it("[NET-1] [LIST-7] the body is sent as JSON, with the shopper's token", async () => {
  const { sent, outcome } = await play(create, { response: Response.json({ listId: "l1" }), token: "abc" });
  expect(outcome).toEqual({ listId: "l1" });
  expect(sent).toEqual([
    {
      address: "/lists/list",
      method: "POST",
      headers: { authorization: "Bearer abc", "content-type": "application/json", "idempotency-key": "k1" },
      body: '{"name":"Hétvége"}',
      cache: "no-store",
    },
  ]);
});

it("[NET-1] without a body and a token neither is sent", async () => {
  const { sent, outcome } = await play(
    { method: "GET", path: "lists", isQuery: true, decoder: created },
    { response: new Response(null, { status: 204 }) },
  );
  expect(outcome).toBeNull();
  expect(sent).toEqual([{ address: "/lists/lists", method: "GET", headers: {}, body: undefined, cache: "no-store" }]);
});

it.each([
  [new Response("{}", { status: 300 }), { _tag: "HttpStatusError", status: 300 }],
  [new Response(null, { status: 500 }), { _tag: "HttpStatusError", status: 500 }],
  [
    Response.json({ message: "no", code: "NOT_FOUND" }, { status: 404 }),
    { _tag: "ServerError", code: "NOT_FOUND", message: "no" },
  ],
  [
    Response.json({ code: "VALIDATION_FAILED", validation: { name: ["Kötelező!"] } }, { status: 422 }),
    { _tag: "ValidationError", fields: { name: "Kötelező!" } },
  ],
  [new Response("<html>"), { _tag: "ParseError", cause: { name: "SyntaxError" } }],
  [Response.json({}), { _tag: "DecodeError" }],
])("[NET-3] [NET-8] an answer's problem is reported", async (response, error) => {
  expect((await play(create, { response })).outcome).toMatchObject(error);
});
