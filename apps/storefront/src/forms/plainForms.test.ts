import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, shopUrl } from "../openShop.test.kit.ts";

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Fields = Readonly<Record<string, string>>;

interface Sent {
  readonly headers?: Fields;
  readonly path?: string;
}

/** A browser without scripts: it stores cookies and sends forms from a page of the shop. */
function openBrowser() {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const keep = (set: unknown) => {
    for (const text of [set].flat()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(String(text)) ?? [];
      if (set !== undefined) cookies.set(name, value);
    }
  };
  return {
    cookies,
    async open(url: string) {
      const answer = await shop.app.inject({ url, headers: { cookie: cookie() } });
      keep(answer.headers["set-cookie"]);
      return answer;
    },
    async send(fields: Fields, { headers = {}, path = "/kosar/tetel" }: Sent = {}) {
      const answer = await shop.app.inject({
        method: "POST",
        url: path,
        headers: {
          origin: shopUrl,
          referer: `${shopUrl}/tejtermek-tojas?oldal=2`,
          "content-type": "application/x-www-form-urlencoded",
          cookie: cookie(),
          ...headers,
        },
        payload: new URLSearchParams(fields).toString(),
      });
      keep(answer.headers["set-cookie"]);
      return answer;
    },
    /** The quantities in the fields of the cart page, with their units. */
    async cart() {
      const { body } = await this.open("/kosar");
      return [...body.matchAll(/name="typed" [^>]*value="([^"]*)"/g)].map(([, quantity]) => quantity);
    },
  };
}

/** The fields of a product's form, as its page has them. */
async function formOf(urlKey: string): Promise<Fields> {
  const { body } = await shop.app.inject(`/termekek/${urlKey}`);
  const form = /<form [^>]*action="\/kosar\/tetel".*?<\/form>/s.exec(body)?.[0] ?? "";
  const inputs = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  expect(inputs).toHaveLength(1);
  return Object.fromEntries(inputs.map(([, name = "", value = ""]) => [name, value]));
}

const place = { postcode: "6720" };

async function withApples() {
  const browser = openBrowser();
  await browser.send({ ...(await formOf("mutsu-alma")), ...place, quantityType: "alternative" });
  expect(await browser.cart()).toEqual(["1"]);
  return browser;
}

const headingOf = (body: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1];

describe("a product's form", () => {
  it("asks where to deliver to, then leads back to where the shopper was, with the product in the cart", async () => {
    const browser = openBrowser();
    const form = { ...(await formOf("mutsu-alma")), quantityType: "alternative" };
    const asked = await browser.send(form);
    expect([asked.statusCode, headingOf(asked.body)]).toEqual([200, "Hova szeretnél rendelni?"]);
    expect(asked.body).toContain('name="from" value="/tejtermek-tojas?oldal=2"');
    expect(asked.body).not.toContain("<script");
    expect(await browser.cart()).toEqual([]);
    const wrong = await browser.send({ ...form, postcode: "0000" });
    expect(wrong.body).toContain("Nem létező irányítószám!");
    const { statusCode, headers } = await browser.send({ ...form, ...place, from: "/tejtermek-tojas?oldal=2" });
    expect([statusCode, headers["location"]]).toEqual([303, "/tejtermek-tojas?oldal=2"]);
    expect(await browser.cart()).toEqual(["1"]);
  });

  it("has the same result when it is sent twice", async () => {
    const browser = await withApples();
    await browser.send({ ...(await formOf("mutsu-alma")), quantityType: "alternative" });
    expect(await browser.cart()).toEqual(["1"]);
  });

  it.each([
    [{ quantity: "3" }, ["3"]],
    [{ typed: "5" }, ["5"]],
    [{ typed: "5 db" }, ["5"]],
    [{ quantity: "0" }, []],
    [{ typed: "0" }, []],
  ])("sets the quantity, rounded as everywhere: %o", async (fields, cart) => {
    const browser = await withApples();
    const { statusCode } = await browser.send({
      ...(await formOf("mutsu-alma")),
      quantityType: "alternative",
      ...fields,
    });
    expect(statusCode).toBe(303);
    expect(await browser.cart()).toEqual(cart);
  });

  it("[LAW-12] asks for the shopper's age before the first product for adults", async () => {
    const browser = openBrowser();
    const { body } = await shop.app.inject("/kereses/bor");
    const urlKeys = [...body.matchAll(/href="\/termekek\/([^"]+)"/g)].map(([, key = ""]) => key);
    const pages = await Promise.all(
      urlKeys.slice(0, 8).map(async (key) => [key, (await shop.app.inject(`/termekek/${key}`)).body] as const),
    );
    const [key = ""] = pages.find(([, page]) => page.includes('"adultsOnly":true')) ?? [];
    const form = { ...(await formOf(key)), ...place };
    const asked = await browser.send(form);
    expect(headingOf(asked.body)).toBe("Elmúltál már 18 éves?");
    expect(await browser.cart()).toEqual([]);
    expect((await browser.send({ ...form, adult: "yes" })).statusCode).toBe(303);
    expect(await browser.cart()).toHaveLength(1);
  });

  it.each([
    [{ product: "nincs-ilyen" }, 404],
    [{ product: "999999999" }, 404],
    [{ product: "../../etc" }, 404],
    [{ product: "" }, 404],
    [{ quantity: "-1" }, 400],
    [{ quantity: "1e9" }, 400],
    [{ quantity: "NaN" }, 400],
    [{ quantity: "" }, 400],
    [{ typed: "sok" }, 400],
    [{ typed: "-2" }, 400],
    [{ typed: "<script>alert(1)</script>" }, 400],
  ])("refuses what it cannot understand, in Hungarian, and keeps the cart: %o", async (fields, status) => {
    const browser = await withApples();
    const { statusCode, body, headers } = await browser.send({ ...(await formOf("mutsu-alma")), ...fields });
    expect([statusCode, headingOf(body)]).toEqual([status, "Ezt most nem tudtuk megcsinálni"]);
    expect(body).not.toContain("<script");
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(await browser.cart()).toEqual(["1"]);
  });

  it("is answered to its shopper alone: nothing of it is on a guest's page", async () => {
    const before = await shop.app.inject("/uzletek");
    const browser = await withApples();
    const after = await shop.app.inject("/uzletek");
    expect(after.headers["etag"]).toBe(before.headers["etag"]);
    expect(after.headers["set-cookie"]).toBeUndefined();
    for (const value of browser.cookies.values()) expect(after.body).not.toContain(value);
  });
});

describe("the newsletter's form", () => {
  const email = "hirlevel@pelda.hu";
  it("sends a mail, and asks for what is missing", async () => {
    const browser = openBrowser();
    const path = "/hirlevel";
    const { statusCode, body } = await browser.send({ email, consent: "on" }, { path });
    expect([statusCode, headingOf(body)]).toEqual([200, "Rendben, megvan"]);
    expect(body).toContain('href="/tejtermek-tojas?oldal=2"');
    for (const fields of [{ email }, { consent: "on" }, { email: "<b>", consent: "on" }, {}]) {
      const refused = await browser.send(fields, { path });
      expect([refused.statusCode, headingOf(refused.body)]).toEqual([400, "Ezt most nem tudtuk megcsinálni"]);
      expect(refused.body).toMatch(/<\/h1><p>[^<]{10,}<\/p>/);
    }
    const strange = await browser.send({ email, consent: "on" }, { path, headers: { origin: "https://gonosz.hu" } });
    expect(strange.statusCode).toBe(403);
  });
});

describe("a form that needs scripts", () => {
  it("leads back to its page when it is sent without them", async () => {
    const { statusCode, headers, body } = await openBrowser().send(
      { email: "anna@pelda.hu", password: "lila elefánt" },
      { path: "/belepes?vissza=%2Fprofil" },
    );
    expect([statusCode, headers.location, body]).toEqual([303, "/belepes?vissza=%2Fprofil", ""]);
  });
});

describe("a list's form", () => {
  it("sends orders and filters that its page understands, with fields left empty", async () => {
    const { body } = await shop.app.inject("/tejtermek-tojas");
    const [, id = ""] = /<form id="([^"]+)"/.exec(body) ?? [];
    const tags = [...body.matchAll(/<(?:input|select) [^>]*>/g)].map(([tag]) => tag);
    const names = tags.filter((tag) => tag.includes(`form="${id}"`)).map((tag) => /name="([^"]*)"/.exec(tag)?.[1]);
    expect(names).toEqual(expect.arrayContaining(["rendezes", "artol", "arig", "marka", "akcios"]));
    const brand = /name="marka"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="marka"/.exec(body);
    const marka = brand?.[1] ?? brand?.[2] ?? "";
    const sent = new URLSearchParams({ rendezes: "ar-novekvo", artol: "", arig: "", marka }).toString();
    const { body: shown } = await shop.app.inject(`/tejtermek-tojas?${sent}`);
    const same = await shop.app.inject(`/tejtermek-tojas?marka=${marka}&rendezes=ar-novekvo`);
    const articles = (html: string) => [...html.matchAll(/href="\/termekek\/([^"]+)"/g)].map(([, key]) => key);
    expect(articles(shown)).toEqual(articles(same.body));
    expect(articles(shown)).not.toEqual(articles(body));
    expect(shown).toMatch(new RegExp(`<input[^>]*(checked=""[^>]*value="${marka}"|value="${marka}"[^>]*checked="")`));
  });
});

describe("an attacker", () => {
  const sites = fc.option(fc.constantFrom("same-origin", "same-site", "cross-site", "none"), { nil: undefined });
  const senders = fc.oneof(
    fc.webUrl({ validSchemes: ["http", "https"] }).map((url) => new URL(url).origin),
    fc.constantFrom(
      undefined,
      "null",
      "",
      "http://bolt.pelda.hu",
      "https://bolt.pelda.hu:444",
      "https://bolt.pelda.hu.gonosz.hu",
      "https://gonosz.hu",
      "http://localhost",
      "https://xbolt.pelda.hu",
    ),
  );

  it("changes no cart from another origin", async () => {
    const browser = await withApples();
    const form = await formOf("mutsu-alma");
    const attempt = fc.asyncProperty(senders, sites, async (sender, site) => {
      const { statusCode, headers } = await browser.send(
        { ...form, quantity: "7", quantityType: "alternative" },
        {
          headers: {
            ...(sender === undefined ? { origin: "" } : { origin: sender }),
            ...(site !== undefined && { "sec-fetch-site": site }),
          },
        },
      );
      expect(statusCode).toBe(403);
      expect(headers["set-cookie"]).toBeUndefined();
    });
    await fc.assert(attempt, { numRuns: 40 });
    const own = await browser.send({ ...form, quantity: "7" }, { headers: { "sec-fetch-site": "cross-site" } });
    expect(own.statusCode).toBe(403);
    expect(await browser.cart()).toEqual(["1"]);
  });

  it.each(["application/json", "text/plain", "multipart/form-data; boundary=x", ""])(
    "is refused in another format: %j",
    async (type) => {
      const browser = await withApples();
      const answer = await browser.send(
        { ...(await formOf("mutsu-alma")), quantity: "7" },
        { headers: { "content-type": type } },
      );
      expect(answer.statusCode).toBe(415);
      expect(await browser.cart()).toEqual(["1"]);
    },
  );

  it("is told so on a page that leads on, from every address", async () => {
    for (const [path, page] of [
      ["/kosar/tetel", "/kosar"],
      ["/hirlevel", "/"],
    ] as const) {
      const { headers } = await shop.app.inject(path);
      expect(headers.location).toBe(page);
    }
    const refused = await openBrowser().send({}, { path: "//gonosz.hu/", headers: { origin: "https://gonosz.hu" } });
    expect([refused.statusCode >= 400, refused.headers.location]).toEqual([true, undefined]);
  });

  it("fills no memory", async () => {
    const { statusCode } = await openBrowser().send({ product: "x".repeat(10_000) });
    expect(statusCode).toBe(413);
  });

  it.each([
    "https://gonosz.hu/",
    "//gonosz.hu",
    "/\\gonosz.hu",
    "/.//gonosz.hu",
    "/%2fgonosz.hu",
    "/x/..//gonosz.hu",
    "javascript:alert(1)",
    "/\tgonosz",
    "",
  ])("sends no shopper to another site: %j", async (from) => {
    const browser = await withApples();
    const { headers } = await browser.send({ ...(await formOf("mutsu-alma")), quantity: "2", from });
    expect(headers["location"]).toBe("/kosar");
    const sent = await browser.send({ ...(await formOf("mutsu-alma")) }, { headers: { referer: from } });
    expect(sent.headers["location"]).toBe("/kosar");
  });

  it("adds no header to the answer", async () => {
    const browser = await withApples();
    const { headers } = await browser.send({ ...(await formOf("mutsu-alma")), from: "/kosar\r\nset-cookie: a=b" });
    expect(headers["location"]).toBe("/kosar");
  });

  it("leads back to a page with letters beyond ASCII", async () => {
    const browser = await withApples();
    const { headers } = await browser.send({ ...(await formOf("mutsu-alma")), from: "/kereses/őszi alma" });
    expect(headers["location"]).toBe("/kereses/%C5%91szi%20alma");
  });
});
