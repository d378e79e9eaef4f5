import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { randomId } from "../database/randomId.ts";
import { cartClient } from "../testing/cartClient.ts";
import { listService, type Person } from "../testing/listService.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { orderClient } from "../testing/orderClient.ts";
import { firstNow } from "../testing/startTestBackend.ts";

interface Method {
  __typename: string;
  id: string;
  name: string;
  is_available: boolean;
  cost: number;
  short_description: string | null;
}

interface Cart {
  hash: string;
  payment_method: { id: string; is_available: boolean } | null;
  payment_method_data: { user_saved_credit_card_id: string } | null;
  billing_address: { id: string | null } | null;
}

const billing = { name: "Kamra Kft.", postcode: 1186, city: "Budapest", street: "Közdűlő út", house_number: "46" };

onBothDatabases("ways of paying", (backend) => {
  const { register } = listService(backend);
  const client = cartClient<Cart>(
    backend,
    "hash payment_method { id is_available } payment_method_data { user_saved_credit_card_id } billing_address { id }",
  );
  const { create } = client;

  async function methods(variables: Record<string, unknown> = {}, by?: Person): Promise<Method[]> {
    const { data, errors } = await backend().ask<{ paymentMethods: Method[] }>(
      `query ($billing: ID, $cart: ID, $order: ID) {
        paymentMethods(user_billing_address_id: $billing, cart_id: $cart, order_id: $order) { __typename id name is_available cost short_description }
      }`,
      variables,
      by,
    );
    expect(errors).toEqual([]);
    return data.paymentMethods;
  }
  const available = async (variables?: Record<string, unknown>, by?: Person) =>
    (await methods(variables, by)).filter(({ is_available }) => is_available).map(({ id }) => id);

  async function addressOf({ id: user_id }: Person, bank_transfer_enabled: boolean): Promise<string> {
    const id = randomId();
    await backend()
      .database.db.insertInto("user_billing_addresses")
      .values({
        ...billing,
        id,
        user_id,
        bank_transfer_enabled,
        is_company: false,
        vat_number: null,
        created_at: firstNow,
        is_default: bank_transfer_enabled,
      })
      .execute();
    return id;
  }
  async function cardOf({ id: user_id }: Person): Promise<string> {
    const id = randomId();
    await backend()
      .database.db.insertInto("saved_credit_cards")
      .values({
        id,
        user_id,
        created_at: firstNow,
        is_default: true,
        card_title: "Bankkártya",
        card_type: "VISA",
        card_pan: "1234",
        card_exp: "11/28",
        provider: "simplePay",
        token: id,
      })
      .execute();
    return id;
  }

  let person: Person;
  beforeEach(async () => {
    person = await register("Anna");
  });

  it("[PAY-1] are the five kinds, with their prices and descriptions", async () => {
    const { data } = await backend().ask(
      "{ paymentMethods { __typename id name is_available cost short_description ... on CashOnDeliveryPaymentMethod { short_description_mpl_type } } }",
    );
    const plain = { is_available: true, cost: 0, short_description: null };
    expect(data).toEqual({
      paymentMethods: [
        { ...plain, __typename: "SimplePaymentMethod", id: "3", name: "Simple" },
        { ...plain, __typename: "BorgunPaymentMethod", id: "4", name: "Borgun", is_available: false },
        { ...plain, __typename: "SavedCardPaymentMethod", id: "5", name: "Mentett kártya", is_available: false },
        {
          ...plain,
          __typename: "CashOnDeliveryPaymentMethod",
          id: "2",
          name: "Utánvét",
          cost: 390,
          short_description: "A futárnál",
          short_description_mpl_type: "A postásnál",
        },
        { ...plain, __typename: "BankTransferPaymentMethod", id: "1", name: "Banki átutalás", is_available: false },
      ],
    });
  });

  describe("[PAY-2] bank transfer", () => {
    it("is for the user's billing address that has it enabled", async () => {
      expect(await available({ billing: await addressOf(person, true) }, person)).toEqual(["3", "2", "1"]);
      expect(await available({ billing: await addressOf(person, false) }, person)).toEqual(["3", "2"]);
      expect(await available({}, person)).toEqual(["3", "2"]);
    });

    it("is for a cart with such a billing address, and the address that is named counts before it", async () => {
      const [enabled, other] = [await addressOf(person, true), await addressOf(person, false)];
      const cart = await create();
      await client.as(person).updated({ id: cart, billing_address: { ...billing, id: enabled } });
      expect(await available({ cart }, person)).toEqual(["3", "2", "1"]);
      expect(await available({ cart, billing: other }, person)).toEqual(["3", "2"]);
      await client.as(person).updated({ id: cart, billing_address: billing });
      expect(await available({ cart }, person)).toEqual(["3", "2"]);
    });

    it.each([
      ["waits for it with such a billing address", true, "1", ["3", "2", "1"], "PENDING"],
      ["is not paid by it with any other", false, "2", ["3", "2"], "ACCEPTED"],
    ])("[ORDER-11] pays for an order, which %s", async (_how, isEnabled, payment_method, ids, status) => {
      const { readyCart, placed } = orderClient(backend);
      const billing_address = { ...billing, id: await addressOf(person, isEnabled) };
      const { order } = await placed({ cart_id: await readyCart({ billing_address, payment_method }, person) }, person);
      expect(order.status.code).toBe(status);
      expect(await available({ order: order.id }, person)).toEqual(ids);
    });

    it("ignore another user's address", async () => {
      const [theirs, other] = [await addressOf(person, true), await register("Béla")];
      for (const by of [other, undefined]) {
        const { data, errors } = await backend().ask(
          "query ($billing: ID) { paymentMethods(user_billing_address_id: $billing) { id } }",
          { billing: theirs },
          by,
        );
        expect(data).toBeNull();
        expect(errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
        const cart = await create();
        expect(await client.as(by).invalid({ id: cart, billing_address: { ...billing, id: theirs } })).toEqual({
          "billing_address.id": ["Ez a cím nincs a mentett számlázási címeid között!"],
        });
      }
    });
  });

  it("[PAY-2] [PAY-3] the saved card is offered to logged-in users who have one", async () => {
    expect(await available({}, person)).not.toContain("5");
    await cardOf(person);
    expect(await available({}, person)).toContain("5");
    expect(await available({}, await register("Béla"))).not.toContain("5");
    expect(await available()).not.toContain("5");
  });

  /** Post points take no cash; the small shop has closed them. */
  const openPostPoints = (is_active: boolean) =>
    backend().database.db.updateTable("shipping_methods").set({ is_active }).where("id", "=", 3).execute();
  beforeEach(() => openPostPoints(true));
  afterEach(() => openPostPoints(false));

  it("cash on delivery is nothing that the chosen shipping method does without", async () => {
    const cart = await create();
    await client.updated({ id: cart, shipping_method: "1" });
    expect(await available({ cart })).toEqual(["3", "2"]);
    await client.updated({ id: cart, shipping_method: "3" });
    expect(await available({ cart })).toEqual(["3"]);
  });

  it.each([
    [{ order: "1" }, "NOT_FOUND"],
    [{ cart: "nonsense" }, "INVALID_CART_ID"],
    [{ cart: "AAAAAAAAAAAAAAAAAAAAAA" }, "INVALID_CART_ID"],
  ])("are refused for what does not exist: %o", async (variables, code) => {
    const { data, errors } = await backend().ask(
      "query ($cart: ID, $order: ID) { paymentMethods(cart_id: $cart, order_id: $order) { id } }",
      variables,
    );
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code } }]);
  });

  it("cost the same few statements for a guest and for a user with everything", async () => {
    const cart = await create();
    await cardOf(person);
    const billingId = await addressOf(person, true);
    backend().takeStatements();
    await methods({ cart });
    // The cart, its lines, the shop's methods, and theirs.
    expect(backend().takeStatements().length).toBe(6);
    await methods({ cart, billing: billingId }, person);
    // The caller, the owner of the address, and their data.
    expect(backend().takeStatements().length).toBe(9);
  });

  describe("in the cart", () => {
    it("[CART-17] one is stored with whether it can be chosen, and removed by null", async () => {
      const id = await create();
      const chosen = await client.updated({ id, payment_method: "2" });
      expect(chosen.payment_method).toEqual({ id: "2", is_available: true });
      const byPost = await client.updated({ id, shipping_method: "3" });
      expect(byPost.payment_method).toEqual({ id: "2", is_available: false });
      expect(byPost.hash).not.toBe(chosen.hash);
      expect((await client.updated({ id, payment_method: null })).payment_method).toBeNull();
    });

    it.each([
      ["that cannot be chosen", { payment_method: "5" }],
      ["that is out of use", { payment_method: "4" }],
      ["that does not exist", { payment_method: "6" }],
      ["that is none", { payment_method: "készpénz" }],
      ["without a name", { payment_method: "" }],
      ["that the shipping method does without", { payment_method: "2", shipping_method: "3" }],
    ])("[PAY-2] one %s is refused by its field", async (_which, input) => {
      const id = await create();
      expect(await client.invalid({ id, ...input })).toEqual({
        payment_method: ["Ez a fizetési mód most nem választható!"],
      });
      expect((await client.read(id)).payment_method).toBeNull();
    });

    it("[CART-17] a saved card is the user's own, and is removed when the user deletes it", async () => {
      const card = await cardOf(person);
      const mine = client.as(person);
      const id = await create();
      const payment_method_data = { user_saved_credit_card_id: card };
      const chosen = await mine.updated({ id, payment_method: "5", payment_method_data });
      expect(chosen).toMatchObject({ payment_method: { id: "5", is_available: true }, payment_method_data });
      expect((await mine.updated({ id })).payment_method_data).toEqual(payment_method_data);
      await backend().database.db.deleteFrom("saved_credit_cards").where("id", "=", card).execute();
      expect(await mine.read(id)).toMatchObject({ payment_method: { is_available: false }, payment_method_data: null });
      expect((await mine.updated({ id, payment_method_data: null })).payment_method_data).toBeNull();
    });

    it("another user's saved card is refused, and so is an unknown one", async () => {
      const theirs = await cardOf(await register("Béla"));
      const id = await create();
      for (const card of [theirs, "1", ""]) {
        for (const by of [person, undefined]) {
          expect(await client.as(by).invalid({ id, payment_method_data: { user_saved_credit_card_id: card } })).toEqual(
            {
              "payment_method_data.user_saved_credit_card_id": ["Ez a kártya nincs a mentett kártyáid között!"],
            },
          );
        }
      }
    });
  });
});
