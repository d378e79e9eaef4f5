import { describe, expect, it } from "vitest";
import { withoutPersonalData } from "./withoutPersonalData.ts";

const textOf = (data: unknown) => JSON.stringify(withoutPersonalData(data));

describe("a copy without personal data", () => {
  it.each([
    ["a password that is a date", { password: "1990-05-17" }],
    ["a password of digits", { loginData: { email: "", password: "123456" } }],
    ["a password that is an instant", { password: "1990-05-17T10:00:00Z" }],
    ["a token that was called with alone", { capability: "session", method: "loginWithToken", input: ["987654"] }],
    ["the number of a house", { shippingAddress: { houseNumber: "17" } }],
    ["the code of a gate", { note: "4711" }],
    ["a coupon", { couponCode: "1990" }],
    ["a list that is called a number", { name: "4711" }],
    ["a message under a name of a kind", { status: "Anna is not at home", type: "anna@example.hu", code: "4711" }],
    ["what a server says of an error", { error: "Nobody is called anna@example.hu" }],
    [
      "the text of a gift card",
      { products: [{ product_id: "4", additional_information: { gift_card_text: "Happy birthday, Anna" } }] },
    ],
    ["who is in a path", { path: "/customers/anna@example.hu/lists?of=Anna", operation: null }],
    ["the number of a card", { card_pan: "4242" }],
    ["a birthday", { born: "1990-05-17" }],
  ])("does not have %s", (_, data) => {
    expect(textOf(data)).not.toMatch(/1990|123456|987654|17|4711|anna|Anna|4242/);
  });

  it("rounds coordinates to an approximate position", () => {
    const near = { latitude: 47.49801, longitude: 19.03991 };
    expect(withoutPersonalData({ near, of: [{ ...near }] })).toEqual({
      near: { latitude: 47, longitude: 19 },
      of: [{ latitude: 47, longitude: 19 }],
    });
  });

  it("keeps a product's data, and every reference to it", () => {
    const product = { id: "4", urlKey: "tej", name: "Tej", specialFrom: "2026-11-22" };
    const data = {
      calls: [{ input: [product] }, { input: ["4"] }, { input: [{ productId: "4" }] }],
      warned: { products: ["4"] },
    };
    expect(withoutPersonalData(data)).toEqual(data);
  });

  it("recognizes a postcode and instants by their names", () => {
    const data = {
      zip: "1186",
      postcode: "1186",
      now: "2026-11-21T10:00:00.000Z",
      createdAt: "2026-11-21T10:00:00Z",
      held_until: "2026-11-21T10:15:00Z",
    };
    expect(withoutPersonalData(data)).toEqual(data);
  });

  it("replaces each instant by another one", () => {
    expect(withoutPersonalData({ born: "1990-05-17", left: "1990-05-17T10:00:00+02:00" })).toEqual({
      born: "2000-01-01",
      left: "2000-01-01T00:00:00.000Z",
    });
  });

  it("replaces equal texts equally, in a path as anywhere else", () => {
    const id = "8f14e45f-ceea-4e67-a8b2-1c5f8a2b9d10";
    expect(withoutPersonalData({ listId: id, path: `/list/${id}`, of: "Anna", by: "Anna" })).toEqual({
      listId: "00000000-0000-4000-8000-000000000001",
      path: "/list/00000000-0000-4000-8000-000000000001",
      of: "text-2",
      by: "text-2",
    });
  });

  it("keeps public data by name, and no personal data under the same name", () => {
    const data = {
      settings: { tokenCookie: "token" },
      shippingMethods: [{ id: "m1", name: "Futár", note: "Holnap" }],
      chosen: { shippingMethodId: "m1", url_key: "tej", name: "Tej" },
      bought: { status: "PLACED", type: "owner", comment: "" },
    };
    expect(withoutPersonalData(data)).toEqual(data);
    expect(withoutPersonalData({ ...data, input: ["m1", "Futár", "u1"], customer: { id: "u1" } })).toEqual({
      ...data,
      input: ["m1", "text-1", "text-2"],
      customer: { id: "text-2" },
    });
  });

  it("replaces each person by another one", () => {
    expect(withoutPersonalData({ email: "anna@example.hu", telephone: "+36 (30) 123-4567", name: "Anna" })).toEqual({
      email: "person1@example.test",
      telephone: "+36200000002",
      name: "text-3",
    });
  });

  it("keeps numbers, booleans and nulls", () => {
    expect([null, 1, true, ""].map((data) => withoutPersonalData(data))).toEqual([null, 1, true, ""]);
  });
});
