import { describe, expect, it } from "vitest";
import { huf } from "../../product/amounts.ts";
import { noOrderData } from "../rules/noOrderData.ts";
import { orderInput } from "./orderInput.ts";

const guest = { cartId: "c", data: noOrderData, flow: "normal", isLoggedIn: false, session: null } as const;
const user = { ...guest, isLoggedIn: true };

describe("an order as the contract writes it", () => {
  it("[ORDER-5] has the password that a guest gave, and never a user's", () => {
    expect(orderInput({ password: "egy hosszú jelszó" }, guest).password).toBe("egy hosszú jelszó");
    expect(orderInput({ password: "" }, guest).password).toBeNull();
    expect(orderInput({}, guest).password).toBeNull();
    expect(orderInput({ password: "egy hosszú jelszó" }, user).password).toBeNull();
  });

  it("[ORDER-8] has the addresses to save, and a user's card with consent", () => {
    const data = { donation: null, loyaltyCardNumber: "12", saveShippingAddress: true, saveBillingAddress: false };
    expect(orderInput({}, { ...guest, data })).toMatchObject({
      lyoness_card_number: "12",
      save_shipping_address: true,
      save_billing_address: false,
    });
    expect(orderInput({ saveCard: true }, user).save_card).toBe(true);
    expect(orderInput({}, user).save_card).toBe(false);
    expect(orderInput({ saveCard: true }, guest).save_card).toBe(false);
  });

  it("[SPEC-1] has the note for the courier, the donation, and the referrer", () => {
    const donation = { amount: huf(500), cause: "állatmenhely" };
    expect(
      orderInput(
        { comment: "A kapu nyitva.", returnsEmpties: true },
        { ...user, data: { ...user.data, donation }, flow: "express" },
      ),
    ).toMatchObject({
      cart_id: "c",
      comment: "A kapu nyitva.",
      donation_data: donation,
      returns_empties: true,
      gamp_checkout_type: "express",
    });
    expect(orderInput({ comment: "" }, guest)).toMatchObject({ comment: null, donation_data: null });
  });

  it("[LAW-9] has no visit data without consent, and with it the id and time", () => {
    expect(Object.keys(orderInput({}, guest)).filter((name) => name.startsWith("gamp_"))).toEqual([
      "gamp_checkout_type",
    ]);
    expect(orderInput({}, { ...guest, session: { clientId: "1.2", sessionId: "3" } })).toMatchObject({
      gamp_cid: "1.2",
      gamp_session_id: "3",
    });
  });
});
