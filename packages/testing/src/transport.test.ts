import { errorText, memoryCookies, type ShopError } from "@kamra/core";
import { texts } from "@kamra/core/texts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openTestShop } from "./backend/index.ts";
import {
  emptyResponse,
  type Fault,
  graphqlErrorResponse,
  halfResponse,
  htmlResponse,
  offline,
  statusResponse,
} from "./network/index.ts";

const blocks = [{ id: "1", title: "Rólunk", links: [] }];
const answering = () => Promise.resolve(Response.json({ data: { footerBlocks: blocks } }));

/** The outcome of one request on such a network. */
const outcomeOf = async (fault: Fault | null, options: Partial<Parameters<typeof openTestShop>[0]> = {}) => {
  const opened = openTestShop({ fetch: answering, ...options });
  opened.network.use(() => fault);
  const outcome = await opened
    .settled(opened.shop.catalogue.footerBlocks())
    .then((value) => ({ value, error: null }))
    .catch((error: ShopError) => ({ value: null, error }));
  return { ...opened, ...outcome };
};

describe("the request", () => {
  it("[NET-1] is one POST of operationName, variables and query, without a cache", async () => {
    const { network, value } = await outcomeOf(null);
    expect(value).toEqual(blocks);
    expect(network.calls).toHaveLength(1);
    const [call] = network.calls;
    expect(call).toMatchObject({ operationName: "footerBlocks", variables: {}, method: "POST", cache: "no-store" });
    expect(call?.query).toContain("query footerBlocks");
    expect(call?.headers.get("content-type")).toBe("application/json");
  });

  it("[NET-1] carries the token as a bearer token if there is one", async () => {
    const guest = await outcomeOf(null);
    const known = await outcomeOf(null, { cookies: memoryCookies({ token: "abc" }) });
    expect(guest.network.calls[0]?.headers.has("authorization")).toBe(false);
    expect(known.network.calls[0]?.headers.get("authorization")).toBe("Bearer abc");
  });
});

describe("retries", () => {
  const gaps = (calls: ReadonlyArray<{ readonly at: number }>) =>
    calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0));

  it("[NET-2] try a request four times in all, and double the delay plus jitter", async () => {
    const { network, error } = await outcomeOf(offline);
    const waits = gaps(network.calls);
    expect(waits).toHaveLength(3);
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(300 * 2 ** index);
      expect(wait).toBeLessThanOrEqual(450 * 2 ** index);
    }
    expect(error).toMatchObject({ _tag: "NetworkError", message: "Network Error at http://shop.test/graphql" });
  });

  it("[NET-2] never wait longer than the cap", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 7, max: 9 }), async (attempts) => {
        const { network } = await outcomeOf(offline, { settings: { attempts } });
        expect(network.calls).toHaveLength(attempts);
        expect(Math.max(...gaps(network.calls))).toBe(5000);
        expect(Math.min(...gaps(network.calls))).toBeGreaterThanOrEqual(300);
      }),
      { numRuns: 5 },
    );
  });

  it("[NET-2] succeed when the network comes back before the last attempt", async () => {
    const { shop, network, settled } = openTestShop({ fetch: answering });
    network.use(() => (network.calls.length < 4 ? offline : null));
    expect(await settled(shop.catalogue.footerBlocks())).toEqual(blocks);
    expect(network.calls).toHaveLength(4);
  });

  it.each([
    ["a GraphQL error", graphqlErrorResponse("INTERNAL_SERVER_ERROR")],
    ["a bad status", statusResponse(503)],
    ["a page", htmlResponse],
    ["half a body", halfResponse],
  ])("[NET-2] do not happen after %s", async (_what, fault) => {
    const { network } = await outcomeOf(fault);
    expect(network.calls).toHaveLength(1);
  });
});

describe("errors", () => {
  it.each([
    [
      "a status of 300 or above",
      statusResponse(502),
      "HttpStatusError",
      "Response not successful: Received status code 502",
    ],
    [
      "neither data nor errors",
      () => Promise.resolve(Response.json({})),
      "MissingResponseError",
      "Response has neither data nor errors",
    ],
    ["nothing", emptyResponse, "MissingResponseError", "Response has neither data nor errors"],
    ["a page", htmlResponse, "ParseError", "Response could not be parsed"],
    ["half a body", halfResponse, "ParseError", "Response could not be parsed"],
    ["no network", offline, "NetworkError", "Network Error"],
    [
      "data of another shape",
      () => Promise.resolve(Response.json({ data: { footerBlocks: 1 } })),
      "DecodeError",
      "footerBlocks",
    ],
  ] satisfies ReadonlyArray<readonly [string, Fault, ShopError["_tag"], string]>)(
    "[NET-3] report %s by its own class",
    async (_what, fault, tag, message) => {
      const { error } = await outcomeOf(fault);
      expect(error?._tag).toBe(tag);
      expect(error?.message).toContain(message);
    },
  );

  it("[NET-3] report an answer that takes too long", async () => {
    const { shop, network, clock, rest } = openTestShop({
      fetch: answering,
      settings: { timeoutMs: 1000, attempts: 1 },
    });
    network.use(() => () => new Promise(() => {}));
    const blocks = shop.catalogue.footerBlocks();
    await rest();
    clock.advance(999);
    await rest();
    expect(network.inFlight()).toBe(1);
    clock.advance(1);
    await expect(blocks).rejects.toMatchObject({ _tag: "TimeoutError", message: "timeout of 1000ms exceeded" });
    expect(network.inFlight()).toBe(0);
  });

  it("[NET-3] include the aborted request of a page that the shopper has left", async () => {
    const { shop, network } = openTestShop({ fetch: answering });
    network.use(() => () => new Promise(() => {}));
    const controller = new AbortController();
    const asked = shop.catalogue.footerBlocks({ signal: controller.signal });
    controller.abort();
    await expect(asked).rejects.toMatchObject({ _tag: "AbortedError", message: "Request aborted" });
    expect(network.inFlight()).toBe(0);
  });

  it("[NET-4] notify the shopper of a network failure", async () => {
    const { error } = await outcomeOf(offline);
    expect(error && errorText(error)).toBe(
      "Hálózati hiba! Lehet, hogy nálunk van a baj, de lehet, hogy az internetszolgáltatódnál",
    );
  });

  it("[NET-8] know every code of the contract", async () => {
    // A server that is unavailable is a network failure.
    for (const code of Object.keys(texts.transport.rejections).filter((each) => each !== "UNAVAILABLE")) {
      const { error } = await outcomeOf(graphqlErrorResponse(code));
      expect(error).toMatchObject({ _tag: "ServerError", code });
    }
  });

  it("[NET-6] [NET-8] report an unknown code as an unknown error", async () => {
    const { error } = await outcomeOf(graphqlErrorResponse("FROM_A_NEWER_SERVER"));
    expect(error).toMatchObject({ _tag: "UnknownError", code: "FROM_A_NEWER_SERVER" });
    expect(error && errorText(error)).toBe("Ismeretlen hiba történt!");
  });

  it("[FORM-3] join the messages of a field with a space, for any field names", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          fc.string({ minLength: 1 }).filter((field) => field !== "__proto__"),
          fc.array(fc.string(), { minLength: 1 }),
          { minKeys: 1 },
        ),
        async (validation) => {
          const { error } = await outcomeOf(graphqlErrorResponse("VALIDATION_FAILED", { validation }));
          const fields = Object.fromEntries(
            Object.entries(validation).map(([field, messages]) => [field, messages.join(" ")]),
          );
          expect(error).toMatchObject({ _tag: "ValidationError" });
          expect(error?._tag === "ValidationError" && error.fields).toEqual(fields);
        },
      ),
      { numRuns: 30 },
    );
  });
});
