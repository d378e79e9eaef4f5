import { transportTexts } from "@kamra/core/transport";
import { expect, it, vi } from "vitest";
import { pageDataId } from "./document/PageData.ts";
import { render, type RenderOptions } from "./entry.server.tsx";

const noAssets = { styles: [], scripts: ["/assets/entry.js"], fonts: [] };

const category = {
  id: "3",
  parent_id: null,
  name: "Zöldség </script>",
  url_key: "zoldseg",
  description: null,
  is_promotion: false,
  is_homepage_prohibited: false,
  product_count: 1,
  children: [],
};

/** A backend with one category and nothing else. */
const backend = (answers: Readonly<Record<string, unknown>> = {}): RenderOptions["fetch"] => {
  const known: Readonly<Record<string, unknown>> = {
    categories: { allProductCategories: [category] },
    footerBlocks: { footerBlocks: [] },
    shippingMethods: { shippingMethods: [] },
    blogEntries: { blogEntries: [] },
    productByUrlKey: { getProductByUrlKey: null },
    article: { article: null },
    deliveryInfo: { deliveryInfo: [] },
    redirect: { redirect: null },
    ...answers,
  };
  return (_address, init) => {
    const body = typeof init?.body === "string" ? init.body : "{}";
    const name = Object.keys(known).find((operation) => body.includes(`"operationName":"${operation}"`));
    return Promise.resolve(
      name === undefined ? new Response("?", { status: 500 }) : Response.json({ data: known[name] }),
    );
  };
};

const open = async (
  path: string,
  options: Partial<RenderOptions> = {},
  headers: Readonly<Record<string, string>> = {},
) => {
  const { html, ...init } = await render(new Request(`http://shop.test${path}`, { headers }), {
    fetch: backend(),
    endpoint: "http://backend.test/graphql",
    browserEndpoint: "/graphql",
    origin: "http://shop.test",
    assetsOf: () => noAssets,
    log: () => undefined,
    ...options,
  });
  return new Response(html.join(""), init);
};

const dataIn = (html: string): unknown =>
  JSON.parse(
    new RegExp(`<script type="application/json" id="${pageDataId}">(.*?)</script>`, "s").exec(html)?.[1] ?? "null",
  );

it("[NAV-1] answers 404 with a Hungarian page for an unknown address", async () => {
  for (const path of ["/nincs", "/termekek/nincs", "/zoldseg/nincs", "/a%0Ab", "/a%0D", "/a%E2%80%A8b", "/%E2%80%A9"]) {
    const response = await open(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Ezt az oldalt nem találjuk");
  }
});

it("[NET-4] answers 503 with a Hungarian page when a page's data cannot be loaded, and keeps the shell", async () => {
  const response = await open("/zoldseg");
  const html = await response.text();
  expect(response.status).toBe(503);
  expect(html).toContain("Hálózati hiba! Lehet, hogy nálunk van a baj, de lehet, hogy az internetszolgáltatódnál");
  expect(html).toContain("Próbáld újra");
  expect(html).toContain('role="search"');
});

it("[CAT-6] answers 503 with a separate page when the categories cannot be loaded", async () => {
  const response = await open("/", { fetch: () => Promise.resolve(new Response("<h1>Proxy</h1>", { status: 502 })) });
  expect(response.status).toBe(503);
  expect(await response.text()).toContain("Hálózati hiba!");
});

it("answers 500 with a Hungarian page when a render fails, and only logs the reason", async () => {
  const log = vi.fn();
  let calls = 0;
  const response = await open("/kosar", {
    log,
    assetsOf: () => {
      calls += 1;
      if (calls === 1) throw new Error("secret");
      return noAssets;
    },
  });
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toContain("Valami elromlott");
  expect(html).not.toContain("secret");
  expect(log.mock.calls.flat()).toContainEqual({
    level: "error",
    message: "A page failed",
    details: [new Error("secret")],
  });
});

it("sends the state that the browser continues with, and nothing in it ends the script early", async () => {
  const html = await (await open("/szallitas")).text();
  expect(dataIn(html)).toMatchObject({
    origin: "http://shop.test",
    endpoint: "/graphql",
    errors: null,
    snapshot: { catalogue: { categories: [{ name: "Zöldség </script>" }] } },
  });
});

it("keeps one request's cart from another's", async () => {
  const line = { code: "INVALID_CART_ID" };
  const asked: string[] = [];
  const fetch: RenderOptions["fetch"] = (address, init) => {
    const body = typeof init?.body === "string" ? init.body : "{}";
    if (body.includes('"operationName":"cart"')) {
      asked.push(/"id":"(\w+)"/.exec(body)?.[1] ?? "");
      return Promise.resolve(Response.json({ errors: [{ message: "no", extensions: line }] }));
    }
    return backend()(address, init);
  };
  await Promise.all([
    open("/kosar", { fetch }, { cookie: "cart_id=first" }),
    open("/kosar", { fetch }, { cookie: "cart_id=second" }),
    open("/kosar", { fetch }),
  ]);
  expect(asked.toSorted()).toEqual(["first", "second"]);
});

it("[NAV-1] redirects moved addresses, with their query", async () => {
  const moved = (target: string, status: number) => ({
    fetch: backend({ redirect: { redirect: { target, status } } }),
  });
  const goTo = async (path: string, options: Partial<RenderOptions>) => {
    const response = await open(path, options);
    return [response.status, response.headers.get("location")];
  };
  expect(await goTo("/akcio?utm_source=level", moved("/ajanlatok", 301))).toEqual([301, "/ajanlatok?utm_source=level"]);
  expect(await goTo("/regi?a=1", moved("/ajanlatok?oldal=2", 302))).toEqual([302, "/ajanlatok?oldal=2"]);
  expect(await goTo("/regi?a=1", moved("https://pelda.hu", 301))).toEqual([301, "https://pelda.hu"]);
});

it("[NAV-1] answers 404 for an unknown article", async () => {
  expect((await open("/cikk/nincs")).status).toBe(404);
  expect((await open("/szallitas/nincs")).status).toBe(404);
});

it.each(["%C5%91", "%00", "%0a"])("[COOKIE-1] treats an invalid mark (%s) as a guest's", async (mark) => {
  const asked: Array<string | null> = [];
  const fetch: RenderOptions["fetch"] = (address, init) => {
    asked.push(new Headers(init?.headers).get("authorization"));
    return backend()(address, init);
  };
  expect((await open("/szallitas", { fetch }, { cookie: `session_mark=${mark}` })).status).toBe(200);
  expect(new Set(asked)).toEqual(new Set(["Session guest"]));
});

it("sends redirects as they are", async () => {
  const response = await open("/zoldseg/");
  expect([response.status, response.headers.get("location")]).toEqual([301, "/zoldseg"]);
});

it("[SESS-7] redirects a guest from the profile to the login, which returns there", async () => {
  const response = await open("/profil");
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/belepes?vissza=%2Fprofil");
});

it.each([
  [{}, transportTexts.rejections.UNAUTHENTICATED],
  [{ session_end: "NEW_PASSWORD" }, transportTexts.sessionEnds.NEW_PASSWORD],
])(
  "[SESS-5] [SESS-9] tells a shopper why their session has ended (%j), once, and deletes their cookies",
  async (why, text) => {
    const refused = { errors: [{ message: "no", extensions: { code: "UNAUTHENTICATED", ...why } }] };
    const known = backend();
    const fetch: RenderOptions["fetch"] = (address, init) =>
      typeof init?.body === "string" && init.body.includes('"operationName":"me"')
        ? Promise.resolve(Response.json(refused))
        : known(address, init);
    const response = await open("/szallitas", { fetch }, { cookie: "session_mark=old" });
    const html = await response.text();
    expect(html.slice(0, html.indexOf(pageDataId)).split(text)).toHaveLength(2);
    expect(html).toContain("Belépés / Regisztráció");
    expect(response.headers.getSetCookie().join()).toMatch(/session_mark=;/);
  },
);

it("keeps pages on the way into an account out of search engines, and their addresses from other sites", async () => {
  for (const path of [
    "/belepes",
    "/elfelejtett-jelszo/anna%40pelda.hu/titok",
    "/token-login/titok",
    "/e-mail-megerosites/anna%40pelda.hu/titok",
  ]) {
    const html = await (await open(path)).text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('<meta name="referrer" content="no-referrer"/>');
  }
});

it("asks a guest who confirms a new address for the old one, which still identifies the account", async () => {
  const path = "/e-mail-megerosites/anna%40pelda.hu/titok";
  const html = await (await open(path)).text();
  expect(html).toContain('value="anna@pelda.hu"');
  expect(html).toContain(`/elfelejtett-jelszo/anna%40pelda.hu/titok`);
  const moving = await (await open(`${path}?uj-cim`)).text();
  expect(moving).toContain("Eddigi e-mail címed");
  expect(moving).not.toContain('value="anna@pelda.hu"');
  expect(moving).not.toContain("/elfelejtett-jelszo/");
});

it("[NAV-1] answers 404 for unknown pages below the forgotten password's page", async () => {
  expect((await open("/elfelejtett-jelszo/elkuldve")).status).toBe(200);
  expect((await open("/elfelejtett-jelszo/valami")).status).toBe(404);
});

it("lets caches keep a guest's page, but none with missing data", async () => {
  const clock = () => new Date("2026-11-22T12:00:00Z");
  const cachingOf = async (answers: Readonly<Record<string, unknown>>, path = "/szallitas") =>
    (await open(path, { clock, fetch: backend(answers) })).headers.get("cache-control");
  expect(await cachingOf({})).toMatch(/^public, /);
  expect(await cachingOf({ footerBlocks: undefined })).toBe("private, no-cache");
  expect(await cachingOf({}, "/kosar")).toBe("private, no-store");
  expect(await cachingOf({}, "/nincs")).toBe("private, no-cache");
});
