import { createHash } from "node:crypto";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, shopUrl } from "./openShop.test.kit.ts";

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop();
  await shop.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => shop.close());

/** The policy of answers other than pages: they may load and run nothing, and no page may frame them. */
const nothing = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";
const page: unknown = expect.stringMatching(
  /^default-src 'self';script-src 'self' 'sha256-[\w+/]{43}=';style-src 'self' 'sha256-[\w+/]{43}=';img-src 'self' data:;worker-src 'self';manifest-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'$/,
);

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const privately = "private, no-cache";
const publicly = "public, max-age=0, s-maxage=60, stale-while-revalidate=60";
const never = "no-store";
const fresh = "no-cache";
const secret = "private, no-store";
const formOf = (origin: string) => ({ origin, "content-type": "application/x-www-form-urlencoded" });
const json = { "content-type": "application/json" };

/** Every kind of answer, with its status, caching and content security policy. */
const answers = [
  { what: "a page", url: "/ajanlatok", status: 200, cache: publicly, policy: page },
  { what: "a page of a shopper's own", url: "/kosar", status: 200, cache: secret, policy: page },
  { what: "an order in capitals", url: "/MEGRENDELES/statusz/a", status: 308, cache: secret, policy: page },
  { what: "an order in percents", url: "/%6degrendeles/statusz/a", status: 308, cache: secret, policy: page },
  ...(
    [
      ["/elallas/a", 404],
      ["/ELALLAS/a", 308],
      ["/%65lallas/a", 308],
      ["/elallas/sajat/1", 302],
      ["/token-login/a", 200],
      ["/Token-Login/a", 308],
      ["/elfelejtett-jelszo/a/b", 200],
      ["/elfelejtett-jelsz%6f/a/b", 308],
      ["/e-mail-megerosites/a/b", 200],
      ["/e-mail-megerosites/a/b/", 308],
      ["/hirlevel/leiratkozas/a", 200],
      ["/HIRLEVEL/megerosites/a", 308],
      ["/megrendeles/megerosites/a/b", 200],
      ["/profil/eszkozok", 302],
    ] as const
  ).map(([url, status]) => ({ what: `the secret ${url}`, url, status, cache: secret, policy: page })),
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
  { what: "the app's manifest", url: "/app.webmanifest", status: 200, cache: fresh, policy: nothing },
  { what: "the page without a network", url: "/nincs-kapcsolat", status: 200, cache: fresh, policy: page },
  {
    what: "the service worker, which asks the shop alone",
    url: "/service-worker.js",
    status: 200,
    cache: fresh,
    policy: "default-src 'none';connect-src 'self'",
  },
  {
    what: "the icon of a page that names none",
    url: "/favicon.ico",
    status: 301,
    cache: "public, max-age=86400",
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
  {
    what: "a plain form",
    method: "POST",
    url: "/kosar/tetel",
    status: 404,
    cache: secret,
    policy: page,
    headers: formOf(shopUrl),
    payload: "product=none",
  },
  {
    what: "a plain form of another site",
    method: "POST",
    url: "/kosar/tetel",
    status: 403,
    cache: privately,
    policy: page,
    headers: formOf("https://gonosz.hu"),
    payload: "product=none",
  },
  {
    what: "a plain form in another format",
    method: "POST",
    url: "/kosar/tetel",
    status: 415,
    cache: never,
    policy: page,
    headers: json,
    payload: "{}",
  },
  { what: "a post to nowhere", method: "POST", url: "/nincs", status: 403, cache: privately, policy: page },
  {
    what: "a form of a page that needs scripts",
    method: "POST",
    url: "/belepes",
    status: 303,
    cache: secret,
    policy: page,
    headers: formOf(shopUrl),
    payload: "email=anna",
  },
  { what: "a developer's page", url: "/muveletek", status: 404, cache: privately, policy: page },
  { what: "the sitemap", url: "/sitemap.xml", status: 200, cache: "public, max-age=3600", policy: nothing },
] as const;

describe.each(answers)("$what", (answer) => {
  it("sends security and caching headers with every answer", async () => {
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
      "permissions-policy": "camera=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    expect(headers).not.toHaveProperty("access-control-allow-origin");
    expect(headers).not.toHaveProperty("x-powered-by");
  });
});

it("lets a page run the shop's own scripts alone, by a policy that is the same for all", async () => {
  const [first, second] = [await shop.app.inject("/kapcsolat"), await shop.app.inject("/kosar")];
  const policy = String(first.headers["content-security-policy"]);
  expect(second.headers["content-security-policy"]).toBe(policy);
  expect(first.body).not.toContain("nonce");
  const scripts = [...first.body.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
  const run = scripts.filter(([, attributes = ""]) => !/ type="application\/(ld\+)?json"/.test(attributes));
  const hashes = run.map(([, , text = ""]) => hashOf(text));
  expect(hashes).toHaveLength(1);
  expect(policy).toContain(`script-src 'self' ${hashes.join(" ")};`);
  expect(policy).not.toContain("unsafe");
  expect(first.body).not.toMatch(/<style|\sstyle="|\son\w+="/);
});

it("lets a page without the shop's components have its one style, and no style attributes", async () => {
  const { body, headers } = await shop.app.inject("/nincs-kapcsolat");
  const [[, style = ""] = [], ...others] = body.matchAll(/<style>(.*?)<\/style>/gs);
  expect(others).toEqual([]);
  expect(headers["content-security-policy"]).toContain(`style-src 'self' ${hashOf(style)};`);
  expect(body).not.toMatch(/\sstyle="/);
});

it("leaves it to the inline script when to load the others", async () => {
  const { body } = await shop.app.inject("/kapcsolat");
  expect(body).toMatch(/"scripts":\["\/assets\//);
  expect(/rel="modulepreload"|<script[^>]* src=/.test(body)).toBe(false);
});

it("sends only the categories that the page shows", async () => {
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
  const { body } = await shop.app.inject("/termekek/mutsu-alma");
  const { headers } = await shop.app.inject(/src="(\/images\/[^"]+)"/.exec(body)?.[1] ?? "/no-picture");
  expect(headers).toMatchObject({
    "content-type": "image/svg+xml; charset=utf-8",
    "cross-origin-resource-policy": "cross-origin",
    "content-security-policy": nothing,
    "x-content-type-options": "nosniff",
  });
});

/** Sends a path without a browser's normalization; returns status, redirect and body. */
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
])("redirects no one to another site: %s", async (path) => {
  const { location } = await raw(path);
  if (location !== null) expect(new URL(location, "https://bolt.pelda.hu").origin).toBe("https://bolt.pelda.hu");
});

describe("many concurrent pages", () => {
  const statusesOf = (answers: ReadonlyArray<{ readonly statusCode: number }>) =>
    [200, 429].map((status) => answers.filter(({ statusCode }) => statusCode === status).length);

  it("are refused to one network beyond what may wait, and not to others", async () => {
    // No other test has left this page in the cache.
    const ask = (remoteAddress: string) => shop.app.inject({ url: "/ujdonsagok", remoteAddress });
    const [other, ...answers] = await Promise.all(
      ["198.51.100.7", ...Array.from({ length: 60 }, () => "203.0.113.9")].map(ask),
    );
    expect(other?.statusCode).toBe(200);
    const [shown = 0, refused = 0] = statusesOf(answers);
    // Those that may wait.
    expect(shown).toBeGreaterThanOrEqual(40);
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
