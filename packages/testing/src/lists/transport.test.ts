import { refusal } from "../backend/refusal.test.kit.ts";
import { createShop, lists, memoryCookies, session, type ShopError } from "@kamra/core";
import { texts } from "@kamra/core/texts";
import { describe, expect, it } from "vitest";
import { openTestShop, type TestShopOptions } from "../backend/index.ts";
import {
  emptyResponse,
  type Fault,
  halfResponse,
  htmlResponse,
  lostResponse,
  offline,
  statusResponse,
} from "../network/index.ts";

const answering = () => Promise.resolve(Response.json([]));

/** The service's refusals. */
const refusing =
  (status: number, body: object): Fault =>
  () =>
    Promise.resolve(Response.json(body, { status }));

const outcomeOf = async (fault: Fault | null, options: Partial<TestShopOptions> = {}) => {
  const opened = openTestShop({ fetch: answering, cookies: memoryCookies({ token: "abc" }), ...options });
  opened.network.use(({ path }) => (path === "/lists" ? fault : null));
  const error = await refusal(opened.settled(opened.shop.lists.refresh()));
  return { ...opened, error, asked: opened.network.calls.filter(({ path }) => path === "/lists") };
};

describe("the shopping-list service's transport", () => {
  it("[NET-1] sends the token to the service's own address, and caches nothing", async () => {
    const { asked } = await outcomeOf(null);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: "GET", cache: "no-store", body: null });
    expect(asked[0]?.headers.get("authorization")).toBe("Bearer abc");
  });

  it.each([
    [{ endpoint: "/graphql" }, "/lists"],
    [{ endpoint: "https://shop.example/api/graphql" }, "https://shop.example/api/lists"],
    [{ endpoint: new URL("https://shop.example/graphql") }, "https://shop.example/lists"],
    [{ endpoint: "/graphql", listsEndpoint: "https://lists.example" }, "https://lists.example/lists"],
    [{ endpoint: "/graphql", listsEndpoint: new URL("https://lists.example/v1/") }, "https://lists.example/v1/lists"],
  ])("finds the service of %j at %s", async (endpoints, address) => {
    const asked: string[] = [];
    const fetch = (to: string | URL) => {
      asked.push(String(to));
      return answering();
    };
    const shop = createShop({
      capabilities: [lists, session],
      ...endpoints,
      fetch,
      cookies: memoryCookies({ token: "abc" }),
    });
    await shop.lists.refresh();
    expect(asked).toEqual([address]);
    shop.dispose();
  });

  it("[NET-2] tries four times in all, with the delays of GraphQL requests", async () => {
    const { asked, error, clock } = await outcomeOf(offline);
    expect(error).toMatchObject({ _tag: "NetworkError" });
    const waits = asked.slice(1).map(({ at }, index) => at - (asked[index]?.at ?? 0));
    expect(waits).toHaveLength(3);
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(300 * 2 ** index);
      expect(wait).toBeLessThanOrEqual(450 * 2 ** index);
    }
    expect(clock.untilNext()).toBeNull();
  });

  it("[NET-2] repeats only after a lost answer", async () => {
    let lost = 0;
    const once: Fault = (send) => ((lost += 1) === 1 ? lostResponse(send) : send());
    expect((await outcomeOf(once)).error).toBeNull();
    for (const fault of [statusResponse(503), htmlResponse, halfResponse, refusing(404, { code: "NOT_FOUND" })]) {
      expect((await outcomeOf(fault)).asked).toHaveLength(1);
    }
  });

  it.each([
    [
      "a status of 300 or above",
      statusResponse(502),
      "HttpStatusError",
      "Response not successful: Received status code 502",
    ],
    ["a page", htmlResponse, "ParseError", "Response could not be parsed"],
    ["half a body", halfResponse, "ParseError", "Response could not be parsed"],
    ["nothing", emptyResponse, "MissingResponseError", "Response has neither data nor errors"],
    ["no network", offline, "NetworkError", "Network Error"],
    ["something else", () => Promise.resolve(Response.json({ lists: [] })), "DecodeError", "array"],
    ["a body without a code", refusing(500, { message: "Ouch" }), "HttpStatusError", "500"],
    ["a body that is no object", refusing(500, ["Ouch"]), "HttpStatusError", "500"],
  ] satisfies ReadonlyArray<readonly [string, Fault, ShopError["_tag"], string]>)(
    "[NET-3] reports %s by its own class",
    async (_what, fault, tag, message) => {
      const { error } = await outcomeOf(fault);
      expect(error?._tag).toBe(tag);
      expect(error?.message.toLowerCase()).toContain(message.toLowerCase());
    },
  );

  it("[NET-3] reports an answer that takes too long", async () => {
    const { shop, network, clock, rest } = openTestShop({
      fetch: answering,
      cookies: memoryCookies({ token: "abc" }),
      settings: { attempts: 1, timeoutMs: 1000 },
    });
    network.use(() => () => new Promise(() => {}));
    const refused = refusal(shop.lists.refresh());
    await rest();
    clock.advance(999);
    await rest();
    expect(network.inFlight()).toBe(1);
    clock.advance(1);
    expect(await refused).toMatchObject({ _tag: "TimeoutError", message: "timeout of 1000ms exceeded" });
    expect(network.inFlight()).toBe(0);
  });

  it("[NET-8] [NET-6] knows the contract's codes, and treats any other as an unknown error", async () => {
    const others = ["UNAUTHENTICATED", "UNAVAILABLE"];
    for (const code of Object.keys(texts.transport.rejections).filter((each) => !others.includes(each))) {
      expect((await outcomeOf(refusing(400, { code, message: "No" }))).error).toMatchObject({
        _tag: "ServerError",
        code,
        message: "No",
      });
    }
    expect((await outcomeOf(refusing(418, { code: "TEAPOT", message: "No" }))).error).toMatchObject({
      _tag: "UnknownError",
      code: "TEAPOT",
    });
  });

  it("[FORM-3] joins the messages of a field", async () => {
    const body = { code: "VALIDATION_FAILED", message: "No", validation: { name: ["Túl hosszú.", "Csúnya."] } };
    expect((await outcomeOf(refusing(400, body))).error).toMatchObject({
      _tag: "ValidationError",
      fields: { name: "Túl hosszú. Csúnya." },
    });
  });

  it("shows the readable lists when one is damaged", async () => {
    const good = {
      listId: "AAAAAAAAAAAAAAAAAAAAAA",
      name: "Jó",
      type: "shoppinglist",
      created_at: "2026-11-21T10:00:00Z",
      events: [],
      products: [],
      users: [],
    };
    const { error, log } = await outcomeOf(() =>
      Promise.resolve(Response.json([{ ...good, created_at: "tegnap" }, good])),
    );
    expect(error).toBeNull();
    expect(log.some(({ level }) => level === "error")).toBe(true);
  });
});
