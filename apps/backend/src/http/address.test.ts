import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rawRequest } from "../testing/rawRequest.ts";
import { startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";

const log: string[] = [];
const logger = { level: "trace", stream: { write: (line: string) => log.push(line) } };
let local: TestBackend;
let open: TestBackend;
beforeAll(async () => {
  local = await startTestBackend({ logger });
  open = await startTestBackend({ logger, shopUrl: "https://bolt.pelda.hu", trustedProxies: "loopback" });
  for (const { app } of [local, open]) await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await local.close();
  await open.close();
});

const get = (backend: TestBackend, path: string, ...headers: ReadonlyArray<string>) =>
  rawRequest(backend.app, [`GET ${path} HTTP/1.1`, ...headers]);

describe("a request with an unreadable address", () => {
  it.each([
    ["/", "a b"],
    ["/", "x@y"],
    ["/", "evil.hu/path"],
    ["/", "evil.hu:port"],
    ["http://evil.hu/", "localhost"],
    ["http://localhost/token-login/titok?x=titok", "localhost"],
    ["//evil.hu/", "localhost"],
    ["//evil.hu/%2e%2e", "localhost"],
    ["/\\evil.hu/", "localhost"],
    ["/%ff", "localhost"],
    ["/token-login/titok%ff", "localhost"],
    ["/a%00b", "localhost"],
  ])("is refused in Hungarian: %s at the host %s", async (path, host) => {
    for (const backend of [local, open]) {
      const { status, headers, body } = await get(backend, path, `Host: ${host}`);
      expect(status).toBe(400);
      expect(headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "cache-control": "no-store",
      });
      expect(body).toContain("<h1>Hibás cím</h1>");
      expect(body).not.toContain("titok");
    }
  });

  it("is refused with two hosts, of which each part of a server could read another.", async () => {
    for (const backend of [local, open])
      expect((await get(backend, "/", "Host: localhost", "hOST: gonosz.hu")).status).toBe(400);
  });

  it("is refused for every method", async () => {
    for (const line of ["POST http://localhost/graphql HTTP/1.1", "OPTIONS * HTTP/1.1", "DELETE //list/1 HTTP/1.1"])
      expect((await rawRequest(local.app, [line, "Host: localhost", "Content-Length: 0"])).status).toBe(400);
  });
});

describe("a request that is no HTTP", () => {
  it.each([
    ["a target of raw bytes", ["GET /termékek HTTP/1.1", "Host: localhost"], 400],
    ["a header without a name", ["GET / HTTP/1.1", ": titok"], 400],
    ["a head that never ends", ["GET / HTTP/1.1", `X: ${"titok".repeat(10_000)}`], 431],
  ] as const)("is refused with the headers of every other refusal: %s", async (_what, lines, status) => {
    for (const backend of [local, open]) {
      const answer = await rawRequest(backend.app, lines);
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject({
        "content-type": "text/plain; charset=utf-8",
        "content-security-policy": "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "cache-control": "no-store",
        connection: "close",
      });
      expect(answer.headers["strict-transport-security"]).toBe(backend === open ? "max-age=31536000" : undefined);
      expect(answer.body).toBe(status === 400 ? "Bad Request\n" : "Request Header Fields Too Large\n");
    }
  });
});

describe("the host name of a request", () => {
  it.each(["localhost", "LOCALHOST:4000", "127.0.0.1:1", "[::1]:4000"])(
    "may be this machine's when the shop has no address of its own: %s",
    async (host) => expect((await get(local, "/health", `Host: ${host}`)).status).toBe(200),
  );

  it.each(["evil.hu", "localhost.evil.hu", "127.0.0.1.evil.hu", "192.168.1.5:4000", "[::2]", "kamra"])(
    "may be no other then: %s",
    async (host) => {
      for (const path of ["/health", "/robots.txt", "/nincs"]) {
        const { status, headers, body } = await get(local, path, `Host: ${host}`, "X-Forwarded-Host: localhost");
        expect([status, headers["x-frame-options"]]).toEqual([421, "DENY"]);
        expect(body).toContain("<h1>Rossz helyen keresed a boltot</h1>");
      }
    },
  );

  it("is required in that case, although old clients omit it", async () => {
    expect((await rawRequest(local.app, ["GET /health HTTP/1.0"])).status).toBe(421);
    expect((await rawRequest(open.app, ["GET /health HTTP/1.0"])).status).toBe(200);
  });

  it("is ignored by a shop with its own address, also when a proxy names another", async () => {
    const { status, body } = await get(open, "/robots.txt", "Host: evil.hu", "X-Forwarded-Host: evil.hu");
    expect(status).toBe(200);
    expect(body).toContain("https://bolt.pelda.hu/sitemap.xml");
    expect(body).not.toContain("evil.hu");
  });
});

describe("the log", () => {
  it.each([
    "/token-login/titok",
    "/%74oken-login/titok",
    "/%2574oken-login/titok",
    "/TOKEN-LOGIN/titok",
    "/token-login%2Ftitok",
    "/token-login/%74itok",
    "/x/..%2ftoken-login/titok",
    "/elfelejtett-jelszo/anna%40pelda.hu/titok",
    "/hirlevel/megerosites/titok",
    "/e-mail-megerosites/titok",
    "/megrendeles/statusz/titok",
    "/megrendeles%2fstatusz/titok",
    "/nincs?token=titok",
    "/nincs%3Ftoken=titok",
    "/nincs?%74oken=titok",
  ])("contains no path that authorizes its holder: %s", async (path) => {
    log.length = 0;
    await get(local, path, "Host: localhost");
    await get(local, path, "Host: evil.hu");
    await get(local, `http://localhost${path}`, "Host: localhost");
    await get(local, `${path}%ff`, "Host: localhost");
    expect(log.length).toBeGreaterThan(0);
    expect(log.join("\n")).not.toContain("titok");
    expect(log.join("\n")).not.toMatch(/%74itok|anna/);
  });

  it("contains no such path in an error's text either", () => {
    log.length = 0;
    const secret = "http://localhost/%74oken-login/titok?x=titok";
    local.app.log.error({ err: new Error(`Failed to parse URL from ${secret}`, { cause: new Error(secret) }) }, secret);
    local.app.log.error(
      { details: [new Error(`Invalid URL: ${secret}`), "anna@pelda.hu", { name: "Anna" }] },
      "A page",
    );
    expect(log.join("\n")).toContain("Failed to parse URL");
    expect(log.join("\n")).not.toMatch(/titok|anna/i);
  });
});
