import { refusal } from "../backend/refusal.test.kit.ts";
import type { Backend } from "@kamra/backend";
import { hoursOn } from "@kamra/core/content";
import { texts } from "@kamra/core/texts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestShop, startBackend, type TestShopOptions } from "../backend/index.ts";
import { lostResponse } from "../network/index.ts";

const now = new Date("2026-11-21T10:00:00Z");

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ clock: () => now });
});
afterAll(() => backend.close());

const open = (options: Partial<TestShopOptions> = {}) => openTestShop({ fetch: backend.fetch, now, ...options });

describe("the shop's pages", () => {
  it("[NAV-1] are found by their keys only", async () => {
    const { content } = open().shop;
    expect(await content.article("aszf")).toMatchObject({
      title: "Általános szerződési feltételek",
      content: "<h2>Az áruház</h2><p>…</p>",
      validFrom: "2026-11-01",
    });
    expect(await content.blogPost("uj")).toMatchObject({ url: "/blog/uj", content: "<p>Új <a>szöveg</a></p>" });
    expect(await content.brand("kerti")).toEqual({
      id: "11",
      name: "Kerti",
      slug: "kerti",
      description: "Kertünkből",
      productCount: 2,
    });
    expect((await content.brands()).map(({ slug }) => slug)).toEqual(["tanyasi", "kerti"]);
    expect((await content.deliveryInfo()).map(({ urlKey }) => urlKey)).toEqual(["korzet", "dijak"]);
    expect(await content.redirectOf("/akcio?utm_source=level")).toEqual({ target: "/ajanlatok", isPermanent: true });
    expect(await content.redirectOf("/regi/lap")).toEqual({ target: "https://pelda.hu", isPermanent: false });
    const absent = [
      content.article("x"),
      content.blogPost("x"),
      content.brand("x"),
      content.store("9"),
      content.redirectOf("/x"),
    ];
    expect(await Promise.all(absent)).toEqual([null, null, null, null, null]);
  });

  it("show when a store is open, on holidays too", async () => {
    const { content } = open().shop;
    const [store] = await content.stores();
    expect(store).toMatchObject({ id: "1", postcode: "1186", houseNumber: "1" });
    expect(await content.store("1")).toEqual(store);
    if (store === undefined) throw new Error("There is no store");
    expect(hoursOn(store, { day: "2026-11-21" })).toEqual([]);
    expect(hoursOn(store, { day: "2026-11-23" }).map(({ opens }) => opens)).toEqual(["08:00", "14:00"]);
    expect(hoursOn(store, { day: "2026-12-20" })).toEqual([{ opens: "08:00", closes: "12:00" }]);
  });

  it("include the blog, a page at a time", async () => {
    const { catalogue } = open().shop;
    expect((await catalogue.blogEntries({ pageSize: 1 })).map(({ title }) => title)).toEqual(["Új"]);
    expect((await catalogue.blogEntries({ page: 2, pageSize: 1 })).map(({ title }) => title)).toEqual(["Régi"]);
  });
});

describe("a shopper's message", () => {
  const mailsTo = async (email: string) =>
    await backend.database.db
      .selectFrom("mails")
      .where("recipient", "=", email)
      .orderBy("id")
      .select(["kind", "data"])
      .execute();
  const tokenIn = async (email: string) => {
    const data = (await mailsTo(email)).at(-1)?.data;
    return data !== undefined && "token" in data ? data.token : "";
  };

  it("starts the newsletter through a mail, and ends it", async () => {
    const { content } = open().shop;
    const email = "anna@pelda.hu";
    expect(await content.subscribe({ email, name: "Anna", hasConsented: true })).toEqual({
      kind: "confirmed",
      value: true,
    });
    const token = await tokenIn(email);
    await content.confirmSubscription(token);
    expect(await refusal(content.confirmSubscription(token))).toMatchObject({
      _tag: "ServerError",
      code: "INVALID_TOKEN",
    });
    await content.unsubscribe(await tokenIn(email));
    expect(await mailsTo(email)).toEqual([]);
  });

  it("[FORM-3] reports the refused fields", async () => {
    const { content } = open().shop;
    expect(await refusal(content.subscribe({ email: "anna", name: null, hasConsented: false }))).toMatchObject({
      _tag: "ValidationError",
      fields: { email: texts.form.email, consent: "A feliratkozáshoz a hozzájárulásod is kell!" },
    });
  });

  it("[NET-2] arrives once, even if it was sent again after a lost answer", async () => {
    const { shop, network, settled } = open();
    let calls = 0;
    network.use(() => {
      calls += 1;
      return calls === 1 ? lostResponse : null;
    });
    const message = {
      name: "Anna",
      email: "elveszett@pelda.hu",
      telephone: null,
      subject: "Kérdés",
      message: "Megjött?",
    };
    expect(await settled(shop.content.sendMessage(message))).toEqual({ kind: "confirmed", value: true });
    expect(calls).toBe(2);
    expect(
      await backend.database.db
        .selectFrom("contact_messages")
        .where("email", "=", message.email)
        .select("subject")
        .execute(),
    ).toEqual([{ subject: "Kérdés" }]);
  });

  it("is not sent again while it is being sent", async () => {
    const { content } = open().shop;
    const feedback = { rating: 5, message: null, email: null, page: "/egyszer" } as const;
    expect(await Promise.all([content.sendFeedback(feedback), content.sendFeedback(feedback)])).toEqual([
      { kind: "confirmed", value: true },
      { kind: "skipped" },
    ]);
    expect(
      await backend.database.db.selectFrom("feedback").where("page", "=", "/egyszer").select("rating").execute(),
    ).toEqual([{ rating: 5 }]);
  });
});
