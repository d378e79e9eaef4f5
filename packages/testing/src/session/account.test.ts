import { refusal } from "../backend/refusal.test.kit.ts";
import type { TestShop } from "../backend/index.ts";
import type { ShippingAddress } from "@kamra/core/delivery";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations, type SessionKit, startSessionKit, texts } from "./session.test.kit.ts";

let kit: SessionKit;
beforeAll(async () => {
  kit = await startSessionKit();
});
afterAll(() => kit.backend.close());

const shipping: ShippingAddress = {
  id: "__NEW_ADDRESS__",
  name: "Kovács Anna",
  postcode: "8315",
  city: "Gyenesdiás",
  street: "Fő utca",
  houseNumber: "1",
  telephone: "36301234567",
  note: null,
  isDefault: false,
  isImported: true,
};

const user = ({ shop }: Pick<TestShop, "shop">) => shop.session.state.get().user;

/** The user as another page finds them on the server. */
const onServer = async ({ cookies }: Pick<TestShop, "cookies">) => {
  const opened = kit.open({ cookies });
  await opened.shop.session.refresh();
  return user(opened);
};

describe("saved cards", () => {
  const [card1, card2] = ["1".repeat(22), "2".repeat(22)] as const;
  const save = async ({ shop }: Pick<TestShop, "shop">, id: string) => {
    const card = {
      card_title: "Fizetés",
      card_type: "Visa",
      card_pan: "4242",
      card_exp: "11/28",
      provider: "simplePay" as const,
      token: id,
    };
    await kit.backend.database.db
      .insertInto("saved_credit_cards")
      .values({
        id,
        user_id: user({ shop })?.id ?? "",
        created_at: "2026-11-21T10:00:00Z",
        is_default: id === card1,
        ...card,
      })
      .execute();
  };

  it("[PAY-3] show title, type, last digits, expiry and the default; another can become the default, and each can be deleted", async () => {
    const opened = await kit.loggedIn();
    await save(opened, card1);
    await save(opened, card2);
    await opened.shop.session.refresh({ skipsCart: true });
    expect(user(opened)?.savedCards[0]).toEqual({
      id: card1,
      cardTitle: "Fizetés",
      cardType: "Visa",
      cardPan: "4242",
      cardExp: "11/28",
      isDefault: true,
    });
    await opened.shop.account.setDefaultSavedCard(card2);
    expect(user(opened)?.savedCards.map(({ isDefault }) => isDefault)).toEqual([false, true]);
    await opened.shop.account.deleteSavedCard(card2);
    expect(user(opened)?.savedCards.map(({ id, isDefault }) => [id, isDefault])).toEqual([[card1, true]]);
  });
});

describe("the account", () => {
  it("changes the named personal data, and keeps the other parts the same objects", async () => {
    const opened = await kit.loggedIn();
    await opened.shop.account.createShippingAddress(shipping);
    const before = user(opened);
    await opened.shop.account.updatePersonalData({ name: "Szabó Anna" });
    expect(user(opened)).toMatchObject({ name: "Szabó Anna", email: before?.email });
    expect(user(opened)?.shippingAddresses).toBe(before?.shippingAddresses);
    await opened.shop.account.updatePersonalData({ telephone: "36301234567" });
    await opened.shop.account.updatePersonalData({ telephone: null });
    expect(user(opened)).toMatchObject({ name: "Szabó Anna", telephone: null });
    await opened.shop.account.setDonations({ isDisabled: true });
    expect(user(opened)?.disableDonations).toBe(true);
  });

  it("[FORM-3] asks for the password for another e-mail address, and uses it once the link in the mail is opened", async () => {
    const opened = await kit.loggedIn();
    const { account, session } = opened.shop;
    const refused = await refusal(account.updatePersonalData({ email: "anna.uj@pelda.hu" }));
    expect(refused?._tag === "ValidationError" && Object.keys(refused.fields)).toEqual(["current_password"]);
    await account.updatePersonalData({ email: "anna.uj@pelda.hu", currentPassword: opened.who.password });
    expect(user(opened)?.email).toBe(opened.who.email);
    const { token } = await kit.mailTo("anna.uj@pelda.hu", "emailVerification");
    await session.confirmEmail(token);
    expect(user(opened)?.email).toBe("anna.uj@pelda.hu");
    expect(await onServer(opened)).toMatchObject({ email: "anna.uj@pelda.hu" });
  });

  it("ends the other sessions when the password changes, but not this one", async () => {
    const opened = await kit.loggedIn();
    const other = kit.open();
    await other.shop.session.login(opened.who);
    await opened.shop.account.changePassword({ current: opened.who.password, next: "egy új hosszú jelszó" });
    await opened.shop.session.refresh();
    // Many requests find out at once, and the shopper is told once.
    await Promise.all([
      other.shop.session.refresh(),
      other.shop.delivery.refreshMethods(),
      other.shop.lists.refresh(),
      other.shop.catalogue.productsById(["1"]),
    ]);
    expect(texts(other)).toEqual([
      "Kijelentkeztettünk: egy másik eszközön új jelszót állítottak be a fiókodhoz. Lépj be az új jelszóval; ha nem te voltál, kérj másikat!",
    ]);
    expect(texts(opened)).toEqual([]);
    expect([opened, other].map(({ shop }) => shop.session.state.get().isLoggedIn)).toEqual([true, false]);
  });

  it("[SESS-9] is logged in once after a registration", async () => {
    const { shop } = kit.open();
    await shop.session.register({ email: "egyszer@pelda.hu", password: "egy hosszú jelszó", name: "Kis Éva" });
    expect(await shop.account.sessions()).toMatchObject([{ isCurrent: true }]);
  });

  it("[SESS-9] lists where the shopper is logged in, and logs out elsewhere, where they read why", async () => {
    const opened = await kit.loggedIn();
    const { account } = opened.shop;
    // That of the page that registered.
    await account.endOtherSessions();
    const other = kit.open();
    await other.shop.session.login(opened.who);
    const sessions = await account.sessions();
    expect(sessions.map(({ isCurrent, device }) => [isCurrent, device])).toEqual([
      [true, null],
      [false, null],
    ]);
    expect(await account.endSession(sessions[1]?.id ?? "")).toMatchObject({
      kind: "confirmed",
      value: [{ id: sessions[0]?.id }],
    });
    await other.shop.session.refresh();
    expect(other.shop.session.state.get().isLoggedIn).toBe(false);
    expect(texts(other)).toEqual([
      "Kijelentkeztettünk: egy másik eszközön kiléptették ezt az eszközt a fiókodból. Kérünk, lépj be újra!",
    ]);
    const [third, fourth] = [kit.open(), kit.open()];
    for (const { shop } of [third, fourth]) await shop.session.login(opened.who);
    expect(await account.endOtherSessions()).toMatchObject({ kind: "confirmed", value: [{ isCurrent: true }] });
    for (const { shop } of [opened, third, fourth]) await shop.session.refresh();
    expect([opened, third, fourth].map(({ shop }) => shop.session.state.get().isLoggedIn)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("[STOCK-1] subscribes the shopper to an unavailable product, until they unsubscribe", async () => {
    const { shop } = await kit.loggedIn();
    const { products } = await shop.catalogue.products({ filters: { statuses: ["SEASONAL"] }, pageSize: 1 });
    const [product] = products;
    if (product === undefined) throw new Error("The catalogue has nothing out of season");
    const isSubscribed = async () => (await shop.catalogue.product(product.urlKey))?.isSubscribed;
    expect(await isSubscribed()).toBe(false);
    expect(await shop.account.subscribeToProduct(product.id)).toEqual({ kind: "confirmed", value: true });
    expect(await isSubscribed()).toBe(true);
    expect(await shop.account.unsubscribeFromProduct(product.id)).toEqual({ kind: "confirmed", value: false });
    expect(await isSubscribed()).toBe(false);
  });

  it("exports all data about the shopper", async () => {
    const opened = await kit.loggedIn();
    const [data, same] = await Promise.all([opened.shop.account.exportData(), opened.shop.account.exportData()]);
    expect(data).toContain(opened.who.email);
    expect(same).toBe(data);
    expect(operations(opened).filter((name) => name === "exportMyData")).toHaveLength(1);
  });

  it("requires the password for its deletion, which logs the shopper out without a question", async () => {
    const opened = await kit.loggedIn();
    expect(await refusal(opened.shop.account.deleteAccount("nem ez"))).toMatchObject({ _tag: "ValidationError" });
    expect(opened.shop.session.state.get().isLoggedIn).toBe(true);
    await opened.shop.account.deleteAccount(opened.who.password);
    expect(opened.shop.session.state.get()).toMatchObject({ isLoggedIn: false, user: null });
    expect(operations(opened)).not.toContain("logout");
    expect(opened.visited).toEqual([{ kind: "redirect", to: "/" }]);
    expect(await refusal(kit.open().shop.session.login(opened.who))).toMatchObject({ code: "WRONG_CREDENTIALS" });
  });
});
