import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { parseAs } from "../testing/parseAs.ts";
import { rawRequest } from "../testing/rawRequest.ts";
import { startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";

const dear = `{ ${Array.from({ length: 15 }, (_, at) => `a${at}: products(first: 100) { data { id categories { id } images { alt } attributes { id } } }`).join(" ")} }`;

async function listening(trustedProxies?: string): Promise<TestBackend> {
  const backend = await startTestBackend({ trustedProxies });
  await backend.app.listen({ port: 0, host: "127.0.0.1" });
  return backend;
}

/** What a backend's gate is asked from now on. */
function watch({ gate }: TestBackend) {
  const admit = vi.spyOn(gate, "admit");
  return () => admit.mock.calls.map(([{ network, purpose, weight }]) => ({ network, purpose, weight }));
}

const graphql = (query: string, headers: ReadonlyArray<string> = []) => {
  const body = JSON.stringify({ query });
  return [
    "POST /graphql HTTP/1.1",
    "Host: localhost",
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...headers,
    "Connection: close",
    "",
    body,
  ];
};

describe("the gate of a backend", () => {
  let server: TestBackend | null = null;
  const ready = (): TestBackend => {
    if (server === null) throw new Error("The backend has not started");
    return server;
  };
  beforeAll(async () => {
    server = await listening();
  });
  afterAll(async () => await server?.close());

  it("Admits calls, lists and sitemaps, each by what it is for and what it costs.", async () => {
    const backend = ready();
    const asked = watch(backend);
    const network = "127.0.0.1";
    await rawRequest(backend.app, graphql("{ me { id } }"));
    await rawRequest(backend.app, graphql(dear));
    await rawRequest(backend.app, graphql("mutation { createCart { id } }"));
    await rawRequest(backend.app, ["GET /sitemap.xml HTTP/1.1", "Host: localhost"]);
    await rawRequest(backend.app, ["HEAD /sitemap.xml HTTP/1.1", "Host: localhost"]);
    expect(asked()).toEqual([
      { network, purpose: "read", weight: 1 },
      { network, purpose: "read", weight: 2 },
      { network, purpose: "change", weight: 1 },
      { network, purpose: "read", weight: undefined },
      { network, purpose: "read", weight: undefined },
    ]);
  });

  it.each(["X-Forwarded-For: 192.0.2.66", "Forwarded: for=192.0.2.66", "X-Real-IP: 192.0.2.66"])(
    "Nobody gets another share by a forged header: %s.",
    async (header) => {
      const backend = ready();
      const asked = watch(backend);
      await rawRequest(backend.app, graphql("{ me { id } }", [header]));
      expect(asked().map(({ network }) => network)).toEqual(["127.0.0.1"]);
    },
  );

  it.each([
    ["network", 429],
    ["all", 503],
  ] as const)("A refused list or sitemap says when to come again: %s.", async (refusal, status) => {
    const backend = ready();
    const token = await tokenOf(backend);
    vi.spyOn(backend.gate, "admit").mockResolvedValue(refusal);
    const list = await rawRequest(backend.app, [
      "GET /lists HTTP/1.1",
      "Host: localhost",
      `Authorization: Bearer ${token}`,
    ]);
    expect(list).toMatchObject({ status, headers: { "retry-after": "5" } });
    expect(parseAs<{ code: string }>(list.body).code).toBe("UNAVAILABLE");
    const map = await rawRequest(backend.app, ["GET /sitemap.xml HTTP/1.1", "Host: localhost"]);
    expect(map).toMatchObject({ status, headers: { "retry-after": "5" } });
  });
});

async function tokenOf(backend: TestBackend): Promise<string> {
  const { data } = await backend.ask<{ registration: { token: string } }>(
    "mutation ($data: RegistrationInput!) { registration(registrationData: $data) { token } }",
    { data: { email: `lista-${Math.random()}@pelda.hu`, password: "Zöld-alma-7-kosár", name: "Kiss Éva" } },
  );
  return data.registration.token;
}

it("A proxy's shoppers have a share each, whatever they write before it.", async () => {
  const backend = await listening("1");
  const asked = watch(backend);
  await rawRequest(backend.app, graphql("{ me { id } }", ["X-Forwarded-For: 192.0.2.66, 203.0.113.7"]));
  await rawRequest(backend.app, graphql("{ me { id } }", ["X-Forwarded-For: 192.0.2.67, 198.51.100.9"]));
  expect(asked().map(({ network }) => network)).toEqual(["203.0.113.7", "198.51.100.9"]);
  await backend.close();
});
