import { createHash } from "node:crypto";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop } from "./openShop.test.kit.ts";

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop();
  await shop.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => shop.close());

/** The policy of what is no page: nothing loads, runs or frames it. */
const nothing = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";
const page: unknown = expect.stringMatching(
  /^default-src 'self';script-src 'self' 'sha256-[\w+/]{43}=' 'nonce-\w{32}';style-src 'self' 'nonce-\w{32}';style-src-attr 'unsafe-inline';img-src 'self' data:;object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'$/,
);

const privately = "private, no-cache";
const never = "no-store";
const json = { "content-type": "application/json" };

/** Every kind of answer, with its status, who may keep it and what it may run. */
const answers = [
  { what: "a page", url: "/ajanlatok", status: 200, cache: privately, policy: page },
  { what: "a page of a shopper's own", url: "/kosar", status: 200, cache: privately, policy: page },
  { what: "a page that is not there", url: "/nincs", status: 404, cache: privately, policy: page },
  { what: "an address that cannot be read", url: "/%ff", status: 400, cache: never, policy: page },
  { what: "a redirect of a page", url: "/tejtermek-tojas/", status: 301, cache: privately, policy: page },
  {
    what: "a file named by its content",
    url: "/assets/a-1x.js",
    status: 200,
    cache: "public, max-age=31536000, immutable",
    policy: nothing,
  },
  { what: "another file", url: "/icon.svg", status: 200, cache: "public, max-age=86400", policy: nothing },
  {
    what: "GraphQL",
    method: "POST",
    url: "/graphql",
    status: 200,
    cache: never,
    policy: nothing,
    headers: json,
    payload: '{"query":"{ footerBlocks { id } }"}',
  },
  {
    what: "a refusal of GraphQL",
    method: "POST",
    url: "/graphql",
    status: 400,
    cache: never,
    policy: nothing,
    headers: json,
    payload: "{",
  },
  {
    what: "GraphQL that is sent a form",
    method: "POST",
    url: "/graphql",
    status: 415,
    cache: never,
    policy: nothing,
    headers: { "content-type": "text/plain" },
    payload: "{}",
  },
  { what: "lists of nobody", url: "/lists", status: 401, cache: never, policy: nothing },
  { what: "the health of the shop", url: "/health", status: 200, cache: never, policy: nothing },
  { what: "a post to nowhere", method: "POST", url: "/nincs", status: 404, cache: never, policy: nothing },
  { what: "a developer's page", url: "/muveletek", status: 404, cache: privately, policy: page },
  { what: "the sitemap", url: "/sitemap.xml", status: 200, cache: "public, max-age=3600", policy: nothing },
] as const;

describe.each(answers)("$what", (answer) => {
  it("tells browsers to be careful, and everybody whether to keep it", async () => {
    const { url, status, cache, policy } = answer;
    const { statusCode, headers } = await shop.app.inject({
      url,
      method: "method" in answer ? answer.method : "GET",
      ...("headers" in answer && { headers: answer.headers }),
      ...("payload" in answer && { payload: answer.payload }),
    });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      "cache-control": cache,
      "content-security-policy": policy,
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    expect(headers).not.toHaveProperty("access-control-allow-origin");
    expect(headers).not.toHaveProperty("x-powered-by");
  });
});

it("lets a page run the shop's own scripts alone, and marks anew what its scripts may add", async () => {
  const [first, second] = [await shop.app.inject("/kapcsolat"), await shop.app.inject("/kapcsolat")];
  const nonceOf = ({ body }: typeof first) => /<meta property="csp-nonce" content="(\w+)">/.exec(body)?.[1] ?? "none";
  expect(first.headers["content-security-policy"]).toContain(`style-src 'self' 'nonce-${nonceOf(first)}';`);
  expect(nonceOf(first)).not.toBe(nonceOf(second));
  const scripts = [...first.body.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
  const run = scripts.filter(([, attributes = ""]) => !/ type="application\/(ld\+)?json"/.test(attributes));
  const hashes = run.map(([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  expect(hashes).toHaveLength(1);
  expect(first.headers["content-security-policy"]).toContain(`script-src 'self' ${hashes.join(" ")} `);
  expect(first.body).not.toMatch(/<style|\son\w+="/);
});

it("leaves it to the script in the page when the others are asked for", async () => {
  const { body } = await shop.app.inject("/kapcsolat");
  expect(body).toMatch(/"scripts":\["\/assets\//);
  expect(/rel="modulepreload"|<script[^>]* src=/.test(body)).toBe(false);
});

it("ships of the categories what the page shows, and no others", async () => {
  const shippedAt = async (address: string) =>
    [...(await shop.app.inject(address)).body.matchAll(/"path":"([^"]+)","productCount"/g)].map(
      ([, path = ""]) => path,
    );
  const isTop = (path: string) => path.lastIndexOf("/") === 0;
  const around = await shippedAt("/kapcsolat");
  expect(around.length).toBeGreaterThan(5);
  expect(around.filter((path) => !isTop(path))).toEqual([]);

  const below = (await shippedAt("/zoldseg-gyumolcs/gyumolcs")).filter((path) => !isTop(path));
  expect(below.length).toBeGreaterThan(1);
  for (const path of below) expect(path).toMatch(/^\/zoldseg-gyumolcs\/gyumolcs(\/[^/]+)?$/);
});

it("lets pages of other hosts show the shop's pictures", async () => {
  const { body } = await shop.app.inject("/termekek/pinova-alma");
  const { headers } = await shop.app.inject(/src="(\/images\/[^"]+)"/.exec(body)?.[1] ?? "/no-picture");
  expect(headers).toMatchObject({
    "content-type": "image/svg+xml; charset=utf-8",
    "cross-origin-resource-policy": "cross-origin",
    "content-security-policy": nothing,
    "x-content-type-options": "nosniff",
  });
});

/** Sends a path as it stands, as no browser would: the status of the answer, where it leads to, and all of it. */
async function raw(path: string): Promise<{ status: string; location: string | null; text: string }> {
  const address = shop.app.server.address();
  const socket = connect(typeof address === "object" ? (address?.port ?? 0) : 0, "127.0.0.1");
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  let text = "";
  for await (const chunk of socket.setEncoding("latin1")) text += String(chunk);
  return {
    status: text.slice(9, 12),
    location: /^location: (.*)\r$/im.exec(text)?.[1] ?? null,
    text,
  };
}

it.each([
  "/manifest.json",
  "/.env",
  "/%2eenv",
  "/.vite/secret.txt",
  "/%2evite/secret.txt",
  "/../secret.txt",
  "/%2e%2e/secret.txt",
  "/..%2fsecret.txt",
  "/assets/../../secret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/assets/..%5c..%5csecret.txt",
  "/assets/%252e%252e/secret.txt",
  "/assets/",
  "/assets",
  "/../server/entry.server.js",
])("serves no file but those that pages load: %s", async (path) => {
  const { status, text } = await raw(path);
  expect(["301", "404"]).toContain(status);
  expect(text).not.toContain("SECRET");
  expect(text).not.toContain('{"src/entry.client.tsx"');
});

it.each([
  "//evil.hu",
  "//evil.hu/",
  "//evil.hu/%2e%2e/",
  "/%2fevil.hu/",
  "/%5cevil.hu/",
  "/\\evil.hu/",
  "/.//evil.hu/",
  "/x/..//evil.hu/",
  "/%2e%2e//evil.hu/",
  "///evil.hu/tejtermek-tojas/",
  "/tejtermek-tojas//evil.hu/",
  "/kereses?q=//evil.hu",
  "/kereses?q=%2f%2fevil.hu",
  "/tejtermek-tojas/?//evil.hu",
  "http://evil.hu/tejtermek-tojas/",
])("sends nobody away from the shop: %s", async (path) => {
  const { location } = await raw(path);
  if (location !== null) expect(new URL(location, "https://bolt.pelda.hu").origin).toBe("https://bolt.pelda.hu");
});

describe("many pages at once", () => {
  const statusesOf = (answers: ReadonlyArray<{ readonly statusCode: number }>) =>
    [200, 429].map((status) => answers.filter(({ statusCode }) => statusCode === status).length);

  it("are refused to one network beyond what may wait, and not to others", async () => {
    const ask = (remoteAddress: string) => shop.app.inject({ url: "/ajanlatok", remoteAddress });
    const [other, ...answers] = await Promise.all(
      ["198.51.100.7", ...Array.from({ length: 60 }, () => "203.0.113.9")].map(ask),
    );
    expect(other?.statusCode).toBe(200);
    const [shown = 0, refused = 0] = statusesOf(answers);
    expect(shown).toBeGreaterThanOrEqual(48);
    expect(refused).toBeGreaterThan(0);
    expect(shown + refused).toBe(60);
    const refusal = answers.find(({ statusCode }) => statusCode === 429);
    expect(refusal?.headers).toMatchObject({ "retry-after": "5", "cache-control": "private, no-cache" });
    expect(refusal?.body).toContain("Túl sok kérés érkezett.");
    expect((await ask("203.0.113.9")).statusCode).toBe(200);
  });

  it("are all shown while they may wait", async () => {
    const address = shop.app.listeningOrigin;
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${address}/ajanlatok`)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  });
});
