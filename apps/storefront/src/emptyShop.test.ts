import { referenceSeed } from "@kamra/backend";
import { testDatabase } from "@kamra/backend/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop } from "./openShop.test.kit.ts";

const seed = referenceSeed();
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  const { url } = await testDatabase({ seed, now: new Date() });
  shop = await openShop({ kind: "server", url }, { seed });
});
afterAll(() => shop.close());

describe("a shop without a catalogue", () => {
  it.each([
    ["/", "Még üresek a polcok"],
    ["/kereses/alma", "Nincs találat erre: „alma”"],
    ["/kosar", "Üres még a kosarad"],
    ["/ajanlatok", "Most nincs akciós termék"],
    ["/ujdonsagok", "Most nincs újdonság"],
    ["/termekvalogatasok", "Most nincs válogatásunk"],
    ["/brands", "Még nincs márka a boltban"],
    ["/blog", "Még nem írtunk hírt"],
    ["/uzletek", "Még nincs üzletünk"],
  ])("says at %s that there is nothing yet", async (path, message) => {
    const { statusCode, body } = await shop.app.inject({ url: path });
    expect(statusCode).toBe(200);
    expect(body).toContain(message);
    expect(body).not.toContain("/images/");
  });

  it.each(["/szallitas", "/kapcsolat", "/belepes", "/regisztracio"])("answers %s", async (path) => {
    expect((await shop.app.inject({ url: path })).statusCode).toBe(200);
  });

  it.each(["/tejtermek-tojas", "/termekek/mutsu-alma", "/blog/elso", "/brands/tejkut", "/uzletek/1"])(
    "answers 404 at %s, which only a demo has",
    async (path) => {
      expect((await shop.app.inject({ url: path })).statusCode).toBe(404);
    },
  );

  it("starts the checkout with nothing in the cart at the home page", async () => {
    const { statusCode, headers } = await shop.app.inject({ url: "/megrendeles" });
    expect([statusCode, headers.location]).toEqual([302, "/?hianyzik=cart"]);
  });
});
