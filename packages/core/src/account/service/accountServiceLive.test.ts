import { refusal } from "../../kernel/refusal.test.support.ts";
import { describe, expect, it } from "vitest";
import { deliveryTexts } from "../../delivery/text.hu.ts";
import { answering, offline, open, refusing, wireUser } from "../../session/service/session.test.support.ts";
import { defaultSettings } from "../../kernel/ShopSettings.ts";
import { transportTexts } from "../../transport/text.hu.ts";

const place = {
  name: "Kiss Éva",
  city: "Szeged",
  street: "Fő utca",
  postcode: 6720,
  house_number: "1",
  is_default: false,
};
const wireShipping = { ...place, note: null, telephone: "36301234567" };
const wireBilling = { ...place, is_company: true, vat_number: "12345676-2-41" };
const model = {
  name: "Kiss Éva",
  city: "Szeged",
  street: "Fő utca",
  postcode: "6720",
  houseNumber: "1",
  isDefault: false,
  isImported: false,
};
const shipping = { ...model, id: "__NEW_ADDRESS__", note: null, telephone: "36301234567" };
const billing = {
  ...model,
  id: "__NEW_ADDRESS__",
  isCompany: true,
  vatNumber: "12345676-2-41",
  bankTransferEnabled: false,
};
const saved = { is_goodid: false, bank_transfer_enabled: false };

type Page = ReturnType<typeof open>;
type Act = (page: Page) => Promise<unknown>;

/** A page with a loaded user. */
const loaded = async (user: object = {}) => {
  const page = open({ token: "u1" });
  page.page.rule = () => answering({ me: { ...wireUser("u1"), ...user } });
  await page.session.refresh();
  page.calls.length = 0;
  return page;
};
const user = ({ state }: Page) => state().user;

describe("addresses", () => {
  it.each([
    [
      "createShippingAddress",
      "shippingAddresses",
      wireShipping,
      shipping,
      (page) => page.shop.account.createShippingAddress(shipping),
    ],
    [
      "createBillingAddress",
      "billingAddresses",
      wireBilling,
      billing,
      (page) => page.shop.account.createBillingAddress(billing),
    ],
  ] satisfies ReadonlyArray<readonly [string, "shippingAddresses" | "billingAddresses", object, object, Act]>)(
    "[ADDR-7] [ADDR-8] %s sends an address without its id, once for a double click, and shows it as the server stores it",
    async (operation, all, wire, sent, act) => {
      const page = await loaded();
      page.page.rule = () => answering({ address: { ...wire, ...saved, id: "a9" } });
      const made = { ...sent, id: "a9" };
      expect(await Promise.all([act(page), act(page)])).toEqual([
        { kind: "confirmed", value: made },
        { kind: "skipped" },
      ]);
      expect(page.calls.map(({ key, ...call }) => [call, key !== null])).toEqual([
        [{ operation, variables: { address: wire }, token: "u1" }, true],
      ]);
      expect(user(page)?.[all]).toEqual([made]);
      expect(page.told).toEqual(["user"]);
      await act(page);
      expect(page.calls[1]?.key).not.toBe(page.calls[0]?.key);
    },
  );

  it.each([
    [
      "updateShippingAddress",
      "shippingAddresses",
      wireShipping,
      (page) => page.shop.account.updateShippingAddress({ ...shipping, id: "a1" }),
    ],
    [
      "updateBillingAddress",
      "billingAddresses",
      wireBilling,
      (page) => page.shop.account.updateBillingAddress({ ...billing, id: "a1" }),
    ],
  ] satisfies ReadonlyArray<readonly [string, "shippingAddresses" | "billingAddresses", object, Act]>)(
    "[ADDR-8] %s changes the address with the given id",
    async (operation, all, wire, act) => {
      const before = ["a1", "a2"].map((id) => ({ ...wireShipping, ...wireBilling, ...saved, id }));
      const page = await loaded({ shipping_addresses: before, billing_addresses: before });
      page.page.rule = () => answering({ address: { ...wire, ...saved, id: "a1", street: "Más utca" } });
      expect(await act(page)).toMatchObject({ kind: "confirmed", value: { id: "a1", street: "Más utca" } });
      expect(page.calls).toMatchObject([{ operation, variables: { id: "a1", address: wire } }]);
      expect(user(page)?.[all].map(({ street }) => street)).toEqual(["Más utca", "Fő utca"]);
    },
  );

  it.each([
    ["createShippingAddress", (page) => page.shop.account.createShippingAddress({ ...shipping, postcode: "67" })],
    ["updateShippingAddress", (page) => page.shop.account.updateShippingAddress({ ...shipping, postcode: "67" })],
    ["createBillingAddress", (page) => page.shop.account.createBillingAddress({ ...billing, postcode: "67" })],
    ["updateBillingAddress", (page) => page.shop.account.updateBillingAddress({ ...billing, postcode: "67" })],
  ] satisfies ReadonlyArray<readonly [string, Act]>)(
    "[FORM-3] [ADDR-8] %s refuses an invalid postcode, without a request",
    async (_name, act) => {
      const page = await loaded();
      expect(await refusal(act(page))).toMatchObject({
        _tag: "ValidationError",
        fields: { postcode: deliveryTexts.unknownPostcode },
      });
      expect(page.calls).toEqual([]);
    },
  );

  it("load the user first when that has not happened yet", async () => {
    const page = open({ token: "u1" });
    const made = { ...wireShipping, ...saved, id: "a9" };
    const me = { ...wireUser("u1"), shipping_addresses: [made], billing_addresses: [{ ...wireBilling, ...made }] };
    page.page.rule = ({ operation }) =>
      answering(operation === "me" ? { me } : { address: { ...wireBilling, ...made } });
    await page.shop.account.createShippingAddress(shipping);
    await page.rest();
    expect(page.operations()).toEqual(["createShippingAddress", "me"]);
    const other = open({ token: "u1" });
    other.page.rule = page.page.rule;
    await other.shop.account.createBillingAddress(billing);
    await other.rest();
    expect(user(other)).toMatchObject({ billingAddresses: [{ id: "a9" }] });
  });

  it("[SPEC-1] of the default billing address determine the customer type", async () => {
    const page = await loaded();
    page.page.rule = () => answering({ address: { ...wireBilling, ...saved, id: "b1" } });
    await page.shop.account.createBillingAddress(billing);
    expect(user(page)?.customerType).toBe("UNKNOWN");
    page.page.rule = () => answering({ address: { ...wireBilling, ...saved, id: "b2", is_default: true } });
    await page.shop.account.createBillingAddress({ ...billing, isDefault: true });
    expect(user(page)?.customerType).toBe("B2B");
  });
});

describe("the account", () => {
  it.each([
    ["deleteShippingAddress", { id: "a1" }, (page) => page.shop.account.deleteShippingAddress("a1")],
    ["setDefaultShippingAddress", { id: "a1" }, (page) => page.shop.account.setDefaultShippingAddress("a1")],
    ["deleteBillingAddress", { id: "a1" }, (page) => page.shop.account.deleteBillingAddress("a1")],
    ["setDefaultBillingAddress", { id: "a1" }, (page) => page.shop.account.setDefaultBillingAddress("a1")],
    ["deleteSavedCard", { id: "c1" }, (page) => page.shop.account.deleteSavedCard("c1")],
    ["setDefaultSavedCard", { id: "c1" }, (page) => page.shop.account.setDefaultSavedCard("c1")],
    ["setDonations", { isDisabled: true }, (page) => page.shop.account.setDonations({ isDisabled: true })],
    [
      "updatePersonalData",
      { personalData: { email: "uj@example.hu", telephone: null, current_password: "titok" } },
      (page) =>
        page.shop.account.updatePersonalData({ email: "uj@example.hu", telephone: null, currentPassword: "titok" }),
    ],
  ] satisfies ReadonlyArray<readonly [string, object, Act]>)(
    "%s is queued, and the user is the server's answer",
    async (operation, variables, act) => {
      const page = await loaded();
      const gate = Promise.withResolvers<Response>();
      page.page.rule = () => gate.promise;
      const first = act(page);
      page.page.rule = () => answering({ user: { ...wireUser("u1"), name: "Második" } });
      const second = act(page);
      await page.rest();
      expect(page.calls.map((call) => [call.operation, call.variables])).toEqual([[operation, variables]]);
      gate.resolve(Response.json({ data: { user: { ...wireUser("u1"), name: "Első" } } }));
      expect(await first).toEqual({ kind: "confirmed" });
      await second;
      expect(user(page)?.name).toBe("Második");
      expect(page.told).toEqual(["user", "user"]);
    },
  );

  it("[NET-4] [NET-7] stays unchanged while the network is away, with a notice", async () => {
    const page = await loaded();
    const before = user(page);
    page.page.rule = offline;
    expect(await refusal(page.shop.account.setDonations({ isDisabled: true }))).toMatchObject({
      _tag: "NetworkError",
    });
    expect(user(page)).toBe(before);
    expect(page.notices()).toEqual([
      { kind: "error", text: transportTexts.network, durationMs: defaultSettings.noticeMs },
    ]);
    expect(page.told).toEqual([]);
  });

  it.each([
    ["changePassword", (page) => page.shop.account.changePassword({ current: "régi", next: "új" })],
    ["exportData", (page) => page.shop.account.exportData()],
    ["deleteAccount", (page) => page.shop.account.deleteAccount("titok")],
  ] satisfies ReadonlyArray<readonly [string, Act]>)(
    "[NET-3] does not accept an invalid answer to %s",
    async (_name, act) => {
      const page = await loaded();
      page.page.rule = () => answering({});
      expect(await refusal(act(page))).toMatchObject({ _tag: "DecodeError" });
      expect([page.state().isLoggedIn, page.visited]).toEqual([true, []]);
    },
  );

  it("has its password changed once by a double click", async () => {
    const page = await loaded();
    page.page.rule = () => answering({ changeMyPassword: true });
    const change = () => page.shop.account.changePassword({ current: "régi", next: "új" });
    expect(await Promise.all([change(), change()])).toEqual([{ kind: "confirmed" }, { kind: "skipped" }]);
    expect(page.calls).toMatchObject([
      { operation: "changePassword", variables: { currentPassword: "régi", newPassword: "új" } },
    ]);
  });

  it("exports the shopper's data, in one request for concurrent calls", async () => {
    const page = await loaded();
    page.page.rule = () => answering({ exportMyData: "{}" });
    expect(await Promise.all([page.shop.account.exportData(), page.shop.account.exportData()])).toEqual(["{}", "{}"]);
    expect(page.calls).toMatchObject([{ operation: "exportMyData", variables: {} }]);
  });

  it("is deleted with the password, once for a double click, and its shopper is logged out without a question", async () => {
    const page = await loaded();
    page.page.rule = () => refusing("WRONG_CREDENTIALS");
    expect(await refusal(page.shop.account.deleteAccount("nem ez"))).toMatchObject({ code: "WRONG_CREDENTIALS" });
    expect(page.state().isLoggedIn).toBe(true);
    page.page.rule = () => answering({ deleteMyAccount: true });
    await Promise.all([page.shop.account.deleteAccount("titok"), page.shop.account.deleteAccount("titok")]);
    expect(page.calls.slice(1)).toMatchObject([
      { operation: "deleteAccount", variables: { currentPassword: "titok" } },
    ]);
    expect(page.state()).toMatchObject({ isLoggedIn: false, user: null });
    expect(page.visited).toEqual([{ kind: "redirect", to: "/" }]);
  });
});
