import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstNow, startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";

const origins = ["https://a.pelda.hu", "https://b.pelda.hu:8443"];
const withOrigin: unknown = expect.stringContaining("Origin");
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ isDevelopment: true, corsOrigins: origins });
});
afterAll(() => backend.close());

const services = [
  { url: "/graphql", method: "POST" },
  { url: "/lists", method: "GET" },
  { url: "/list", method: "POST" },
  { url: "/list/1", method: "PUT" },
  { url: "/list/1", method: "DELETE" },
  { url: "/sync", method: "POST" },
] as const;

const preflight = (url: string, origin: string, method: string) =>
  backend.app.inject({
    url,
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": method,
      "access-control-request-headers": "authorization,content-type,idempotency-key,if-match,x-more",
    },
  });

describe.each(services)("$method $url", ({ url, method }) => {
  it.each(origins)("may be called by pages of %s, with the SDK's headers and no cookies", async (origin) => {
    const { statusCode, headers } = await preflight(url, origin, method);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      "access-control-allow-origin": origin,
      "access-control-allow-headers": "authorization, content-type, idempotency-key, if-match",
      "access-control-allow-methods": "GET, POST, PUT, DELETE",
      vary: withOrigin,
    });
    expect(headers).not.toHaveProperty("access-control-allow-credentials");
    const answer = await backend.app.inject({ url, method, headers: { origin } });
    expect(answer.headers).toMatchObject({
      "server-time": new Date(firstNow).toISOString(),
      "access-control-allow-origin": origin,
      "access-control-expose-headers": "retry-after, server-time, x-request-id",
      vary: withOrigin,
    });
  });

  it.each([
    "https://c.pelda.hu",
    "http://a.pelda.hu",
    "https://a.pelda.hu.evil.hu",
    "https://a.pelda.hu:8443",
    "https://b.pelda.hu",
    "null",
  ])("may not be called by pages of %s", async (origin) => {
    expect((await preflight(url, origin, method)).headers).not.toHaveProperty("access-control-allow-origin");
    const answer = await backend.app.inject({ url, method, headers: { origin } });
    expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
  });
});

it.each(["/", "/health", "/metrics", "/graphiql", "/muveletek", "/postalada", "/signin/goodid", "/sitemap.xml"])(
  "opens nothing else: %s",
  async (url) => {
    const { headers } = await backend.app.inject({ url, headers: { origin: "https://a.pelda.hu" } });
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  },
);
