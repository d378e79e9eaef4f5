import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { expect, it, vi } from "vitest";
import { content, createShop, memoryCookies, ownCapability, ownDocument, startShop } from "../index.ts";
import { effects, Sleep } from "../unstable.ts";

const starsQuery = ownDocument<{ stars: number }, { id: string }>("query stars($id: ID!) { stars(id: $id) }");
const rateMutation = ownDocument<{ rate: boolean }, { stars: number }>(
  "mutation rate($stars: Int!) { rate(stars: $stars) }",
);

interface Sent {
  readonly body: unknown;
  readonly authorization: string | null;
  readonly key: string | null;
}

/** A shop of a user, on a server that gives these answers in turn, the last one for ever; null is a lost request. */
function open(...answers: ReadonlyArray<object | null>) {
  const sent: Sent[] = [];
  const fetch = vi.fn((_address: unknown, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : null;
    sent.push({ body, authorization: headers.get("authorization"), key: headers.get("idempotency-key") });
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    return answer ? Promise.resolve(Response.json(answer)) : Promise.reject(new TypeError("The network is away"));
  });
  const rating = ownCapability("rating", ({ request }) => ({
    of: async (id: string) => (await request(starsQuery, { id })).stars,
  }));
  const shop = createShop({
    capabilities: [
      content,
      rating,
      effects(Layer.succeed(Sleep, (milliseconds) => (milliseconds < 6000 ? Effect.void : Effect.never))),
    ],
    endpoint: "/graphql",
    fetch,
    cookies: memoryCookies({ token: "abc" }),
    log: () => {},
  });
  return { shop, sent };
}

it("[NET-9] an own query is sent by name with the session, and its answer has the document's type", async () => {
  const { shop, sent } = open({ data: { stars: 4 } });
  const { stars } = await shop.request(starsQuery, { id: "42" });
  expect(stars).toBe(4);
  expect(sent).toEqual([
    {
      body: { operationName: "stars", query: starsQuery.toString(), variables: { id: "42" } },
      authorization: "Bearer abc",
      key: null,
    },
  ]);
});

it("[NET-9] an own mutation that the network loses is sent again with the same key", async () => {
  const { shop, sent } = open(null, { data: { rate: true } });
  expect(await shop.request(rateMutation, { stars: 5 })).toEqual({ rate: true });
  expect(sent).toHaveLength(2);
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[1]?.key).toBe(sent[0]?.key);
  await shop.request(rateMutation, { stars: 5 });
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
  await shop.request(rateMutation, { stars: 5 }, { idempotencyKey: "one press" });
  expect(sent[3]?.key).toBe("one press");
});

it.each([
  ["NOT_FOUND", "ServerError"],
  ["TOO_MANY_STARS", "UnknownError"],
])("[NET-9] an own request that is refused with %s rejects with a %s", async (code, _tag) => {
  const { shop } = open({ errors: [{ message: "no", extensions: { code } }] });
  await expect(shop.request(rateMutation, { stars: 9 })).rejects.toMatchObject({ _tag, code });
});

it("[NET-9] an answer that `decode` refuses is a DecodeError without the value", async () => {
  const { shop } = open({ data: { stars: "secret" } });
  const decode = (data: unknown): { stars: number } => {
    throw new TypeError(JSON.stringify(data));
  };
  const failure = shop.request(starsQuery, { id: "42" }, { decode });
  await expect(failure).rejects.toMatchObject({ _tag: "DecodeError" });
  await expect(failure).rejects.not.toThrow("secret");
});

it("[NET-9] an own request ends with its signal and with the shop", async () => {
  const { shop } = open({ data: { stars: 4 } });
  const signal = AbortSignal.abort();
  await expect(shop.request(starsQuery, { id: "42" }, { signal })).rejects.toMatchObject({ _tag: "AbortedError" });
  shop.dispose();
  await expect(shop.request(starsQuery, { id: "42" })).rejects.toMatchObject({ _tag: "AbortedError" });
});

it("[NET-9] an own capability sends requests, in a shop from the start and in one that opens it later", async () => {
  const { shop, sent } = open({ data: { stars: 4 } });
  expect(await shop.rating.of("42")).toBe(4);
  const later = ownCapability("later", ({ request }) => ({ rate: () => request(rateMutation, { stars: 1 }) }));
  await (await shop.open(later)).later.rate();
  expect(sent.map(({ authorization }) => authorization)).toEqual(["Bearer abc", "Bearer abc"]);
});

it("[NET-9] an own request of a shop without services waits for them", async () => {
  const { shop } = open({ data: { stars: 4 } });
  const started = startShop({ starts: [], load: () => Promise.resolve(() => shop), missingText: "Away" });
  expect(await started.request(starsQuery, { id: "42" })).toEqual({ stars: 4 });
});

it.each(["fragment F on Product { id } query stars { stars }", "{ stars }", "[object Object]"])(
  "[NET-9] the document %j is refused: it does not begin with a named operation",
  async (text) => {
    const { shop, sent } = open({ data: {} });
    await expect(shop.request(ownDocument(text), {})).rejects.toThrow(/must begin with a named query or mutation/);
    expect(sent).toEqual([]);
  },
);
