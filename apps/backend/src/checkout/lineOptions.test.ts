import { beforeEach, describe, expect, it } from "vitest";
import { placingTexts } from "./text.hu.ts";
import { inputTexts } from "../graphql/text.hu.ts";
import { accountClient } from "../testing/accountClient.ts";
import { cartClient } from "../testing/cartClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { orderClient, shipping_address } from "../testing/orderClient.ts";
import { ids } from "../seed/smallSeed.ts";
import { firstNow } from "../testing/startTestBackend.ts";

interface Cart {
  readonly hash: string;
  readonly age_confirmed: boolean;
  readonly cart_products: ReadonlyArray<{ readonly substitution: string }>;
}

onBothDatabases("what a shopper asks for", (backend) => {
  const { readyCart, createOrder, placed, slot } = orderClient(backend);
  const accounts = accountClient(backend);
  const carts = cartClient<Cart>(backend, "hash age_confirmed cart_products { substitution }");
  const line = (substitution?: string | null, piece = 1) => ({
    product_id: ids.milk,
    piece,
    ...(substitution !== undefined && { substitution }),
  });
  const substitutions = ({ cart_products }: Cart) => cart_products.map(({ substitution }) => substitution);

  beforeEach(() => backend().setNow(firstNow));

  it("[FORM-3] is refused by its field where it is longer than can be kept, and else kept whole", async () => {
    const cart_id = await readyCart();
    const long = (length: number) => "ő".repeat(length);
    const fitting = {
      comment: long(2000),
      lyoness_card_number: long(100),
      gamp_cid: long(500),
      gamp_session_id: long(500),
      donation_data: { amount: 1, cause: long(500) },
    };
    const { comment, lyoness_card_number, gamp_cid, gamp_session_id, donation_data } = fitting;
    const longer = {
      comment: `${comment}!`,
      lyoness_card_number: `${lyoness_card_number}!`,
      gamp_cid: `${gamp_cid}!`,
      gamp_session_id: `${gamp_session_id}!`,
      donation_data: { amount: 1, cause: `${donation_data.cause}!` },
    };
    expect((await createOrder({ cart_id, ...longer })).errors[0]?.extensions.validation).toEqual({
      comment: [inputTexts.tooLong(2000)],
      lyoness_card_number: [inputTexts.tooLong(100)],
      gamp_cid: [inputTexts.tooLong(500)],
      gamp_session_id: [inputTexts.tooLong(500)],
      "donation_data.cause": [inputTexts.tooLong(500)],
    });
    const { order } = await placed({ cart_id, ...fitting, gamp_checkout_type: "express" });
    const row = backend().database.db.selectFrom("orders").where("id", "=", Number(order.id)).selectAll();
    expect(await row.executeTakeFirst()).toMatchObject({
      comment,
      lyoness_card_number,
      analytics_client_id: gamp_cid,
      analytics_session_id: gamp_session_id,
      checkout_type: "express",
      donation_amount: 1,
      donation_cause: donation_data.cause,
    });
  });

  it("[FORM-6] is stored as it is seen, and what shows nothing is none", async () => {
    const { order } = await placed({
      cart_id: await readyCart(),
      comment: " A kapu\u00a0\u200bnyitva.\r\nKo\u0308szi! ",
      lyoness_card_number: "\u200b",
      donation_data: { amount: 1, cause: "Élelmiszer\u00adbank\n" },
    });
    const row = backend().database.db.selectFrom("orders").where("id", "=", Number(order.id)).selectAll();
    expect(await row.executeTakeFirst()).toMatchObject({
      comment: "A kapu nyitva.\nKöszi!",
      lyoness_card_number: null,
      donation_cause: "Élelmiszerbank",
    });
  });

  it.each([0, -1, 1_000_001])("[FORM-3] is no donation of %d Ft", async (amount) => {
    const { errors } = await createOrder({
      // A card has no greatest amount (PAY-4), so the donation is the only problem.
      cart_id: await readyCart({ payment_method: "3" }),
      donation_data: { amount, cause: "Élelmiszerbank" },
    });
    expect(errors[0]?.extensions.validation).toEqual({ "donation_data.amount": [placingTexts.donation] });
  });

  describe("of empty bottles and cans", () => {
    const returns_empties = true;

    it("are returned to the courier, and the order records it", async () => {
      const courier = { shipping_method: "1", shipping_address, timetable_time_slot: await slot() };
      const { transaction_id } = await placed({ cart_id: await readyCart(courier), returns_empties });
      const { data } = await backend().ask(
        "query ($id: ID!) { orderByTransaction(transaction_id: $id) { returns_empties } }",
        { id: transaction_id },
      );
      expect(data).toEqual({ orderByTransaction: { returns_empties } });
    });

    it("[FORM-3] no order that is fetched can promise them, and the answer names the field", async () => {
      const cart_id = await readyCart();
      const { errors } = await createOrder({ cart_id, returns_empties });
      expect(errors[0]?.extensions.validation).toEqual({ returns_empties: [placingTexts.noCourier] });
      await placed({ cart_id });
    });
  });

  describe("when a product has run out", () => {
    it("defaults to none, stays when only the quantity changes, and is removed by null", async () => {
      const id = await carts.create();
      const first = await carts.updated({ id, products: [line()] });
      expect(substitutions(first)).toEqual(["LEAVE_OUT"]);
      const said = await carts.updated({ id, products: [line("CALL_ME")] });
      expect(substitutions(said)).toEqual(["CALL_ME"]);
      expect(said.hash).not.toBe(first.hash);
      expect(substitutions(await carts.updated({ id, products: [line(undefined, 3)] }))).toEqual(["CALL_ME"]);
      expect(substitutions(await carts.updated({ id, products: [line(null)] }))).toEqual(["LEAVE_OUT"]);
    });

    it("is written down with the order, line by line, as a gift's words are", async () => {
      const gift = { gift_card_text: "Boldog névnapot!", ribbon_color: null };
      const products = [
        line("SIMILAR"),
        { product_id: ids.cake, piece: 1, substitution: "CALL_ME", additional_information: gift },
        { product_id: ids.ham, piece: 1 },
      ];
      const { transaction_id } = await placed({ cart_id: await readyCart({ products }) });
      const { data } = await backend().ask(
        "query ($id: ID!) { orderByTransaction(transaction_id: $id) { order_products { substitution additional_information { gift_card_text ribbon_color } } } }",
        { id: transaction_id },
      );
      expect(data).toEqual({
        orderByTransaction: {
          order_products: [
            { substitution: "SIMILAR", additional_information: null },
            { substitution: "CALL_ME", additional_information: gift },
            { substitution: "LEAVE_OUT", additional_information: null },
          ],
        },
      });
    });

    it("moves with the guest's cart at login, with a note when the account's cart overrides it", async () => {
      const anna = await accounts.register();
      const login = async (cart_id: string) => {
        const { data } = await backend().ask<{ login: { cart: Cart; cart_changes: ReadonlyArray<{ kind: string }> } }>(
          "mutation ($data: LoginInput!) { login(loginData: $data) { cart { cart_products { substitution } } cart_changes { kind } } }",
          { data: { email: anna.email, password: anna.password, authType: "password", cart_id } },
        );
        return { lines: substitutions(data.login.cart), kinds: data.login.cart_changes.map(({ kind }) => kind) };
      };
      const guest = async (said: string) => {
        const id = await carts.create();
        await carts.updated({ id, products: [line(said)] });
        return id;
      };
      expect(await login(await guest("SIMILAR"))).toEqual({ lines: ["SIMILAR"], kinds: [] });
      expect(await login(await guest("CALL_ME"))).toEqual({ lines: ["SIMILAR"], kinds: ["changed"] });
    });
  });

  describe("[LAW-12] of the shopper's age", () => {
    const beer = { product_id: ids.beer, piece: 1 };

    it("products for adults are ordered only after confirming one's age", async () => {
      const cart = await readyCart({ products: [beer], age_confirmed: null });
      const { data, errors } = await createOrder({ cart_id: cart });
      expect(data).toBeNull();
      expect(Object.keys(errors[0]?.extensions.validation ?? {})).toEqual(["age_confirmed"]);
      expect((await carts.updated({ id: cart, age_confirmed: true })).age_confirmed).toBe(true);
      expect((await placed({ cart_id: cart })).order.status.code).toBe("ACCEPTED");
    });

    it("is not asked for other products", async () => {
      const cart = await readyCart({ age_confirmed: false });
      expect((await carts.read(cart)).age_confirmed).toBe(false);
      expect((await placed({ cart_id: cart })).order.status.code).toBe("ACCEPTED");
    });
  });
});
