import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backendOptionsOf } from "../backendOptionsOf.ts";
import type { Environment } from "../environment/Environment.ts";
import { startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";

/** Developer tools, and their answers. */
const routes = [
  { method: "GET", url: "/postalada", status: 200 },
  { method: "GET", url: "/postalada/1", status: 404 },
  { method: "GET", url: "/muveletek", status: 200 },
  { method: "POST", url: "/muveletek", status: 400 },
  { method: "GET", url: "/graphiql", status: 200 },
  { method: "GET", url: "/metrics", status: 200 },
  { method: "GET", url: "/goodid-simulator/.well-known/openid-configuration", status: 200 },
  { method: "GET", url: "/goodid-simulator/jwks", status: 200 },
  { method: "GET", url: "/goodid-simulator/authorize", status: 400 },
  { method: "POST", url: "/goodid-simulator/authorize", status: 400 },
  { method: "POST", url: "/goodid-simulator/token", status: 401 },
  { method: "GET", url: "/goodid-simulator/userinfo", status: 401 },
  { method: "POST", url: "/simulator/simplePay/payment/v2/start", status: 200 },
  { method: "POST", url: "/simulator/simplePay/payment/v2/do", status: 200 },
  { method: "POST", url: "/simulator/simplePay/payment/v2/cardcancel", status: 200 },
  { method: "POST", url: "/simulator/simplePay/payment/v2/query", status: 200 },
  { method: "GET", url: "/simulator/simplePay/pay/x", status: 404 },
  { method: "POST", url: "/simulator/simplePay/pay/x", status: 404 },
  { method: "POST", url: "/simulator/borgun/default.aspx", status: 400 },
] as const;

/** Settings of a developer's shop, by which others could reach it too. */
const environments: ReadonlyArray<Environment> = [
  { NODE_ENV: "development", HOST: "0.0.0.0", TRUSTED_PROXIES: "loopback" },
  { NODE_ENV: "development", SHOP_URL: "https://bolt.pelda.hu", TRUSTED_PROXIES: "1" },
];

describe.each(environments)("with the settings %j", (environment) => {
  let backend: TestBackend;
  beforeAll(async () => {
    const { shopUrl = "", isDevelopment = false, trustedProxies } = backendOptionsOf(environment, { folder: "" });
    backend = await startTestBackend({ shopUrl, isDevelopment, trustedProxies });
  });
  afterAll(() => backend.close());

  const ask = (
    { method, url }: (typeof routes)[number],
    { headers = {}, from = "127.0.0.1" }: { headers?: Readonly<Record<string, string>>; from?: string } = {},
  ) =>
    backend.app.inject({
      method,
      url,
      remoteAddress: from,
      headers: {
        host: "localhost:4000",
        ...(method === "POST" && {
          "content-type": "application/x-www-form-urlencoded",
          "sec-fetch-site": "same-origin",
        }),
        ...headers,
      },
      ...(method === "POST" && { payload: "" }),
    });

  it("developers are served at their machine", async () => {
    for (const route of routes)
      for (const { from, host } of [
        { from: "127.0.0.1", host: "localhost:4000" },
        { from: "127.0.0.1", host: "127.0.0.1" },
        { from: "::1", host: "[::1]:4000" },
        { from: "::ffff:127.0.0.1", host: "localhost" },
      ])
        expect([route.url, (await ask(route, { from, headers: { host } })).statusCode]).toEqual([
          route.url,
          route.status,
        ]);
  });

  it.each(["192.168.1.5", "10.0.0.1", "203.0.113.7", "::2", "::ffff:10.0.0.1", "128.0.0.1"])(
    "developer pages are hidden from the machine %s",
    async (from) => {
      for (const route of routes) {
        const { statusCode, body } = await ask(route, { from });
        expect([route.url, statusCode, body]).toEqual([route.url, 404, "Not Found\n"]);
      }
    },
  );

  it.each([
    { "x-forwarded-for": "127.0.0.1" },
    { "x-forwarded-for": "" },
    { "x-forwarded-host": "localhost" },
    { "x-forwarded-proto": "http" },
    { "x-forwarded-port": "4000" },
    { "x-real-ip": "127.0.0.1" },
    { forwarded: "for=127.0.0.1" },
    { via: "1.1 proxy" },
  ])("developer pages are hidden from requests through a proxy: %j", async (headers) => {
    for (const route of routes) {
      const { statusCode, body } = await ask(route, { headers });
      expect([route.url, statusCode, body]).toEqual([route.url, 404, "Not Found\n"]);
    }
  });

  it.each(["bolt.pelda.hu", "evil.hu", "localhost.evil.hu", "192.168.1.5:4000"])(
    "developer pages are hidden under the name %s",
    async (host) => {
      const isLocal = backend.shopUrl.startsWith("http://localhost");
      for (const route of routes)
        expect([route.url, (await ask(route, { headers: { host } })).statusCode]).toEqual([
          route.url,
          isLocal ? 421 : 404,
        ]);
    },
  );
});
