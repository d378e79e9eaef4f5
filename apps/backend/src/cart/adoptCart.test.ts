import { beforeEach, describe, expect, it } from "vitest";
import { type Account, accountClient } from "../testing/accountClient.ts";
import { cartClient } from "../testing/cartClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { ids } from "../seed/smallSeed.ts";

interface Cart {
  id: string;
  revision: number;
  coupon_code: string | null;
  cart_products: {
    product: { id: string };
    piece: number;
    alternative_quantity_piece: number | null;
    additional_information: { gift_card_text: string } | null;
  }[];
  shipping_address: { postcode: number; city: string; street: string | null } | null;
  billing_address: { name: string } | null;
  contact_data: { contact_email: string } | null;
  timetable_time_slot: { id: string } | null;
}

interface Entered {
  readonly token: string;
  readonly cart: Cart;
  readonly cart_changes: { product_id: string; product_name: string; kind: string; wanted: number; piece: number }[];
}

const fields = `id revision coupon_code cart_products { product { id } piece alternative_quantity_piece additional_information { gift_card_text } }
  shipping_address { postcode city street } billing_address { name } contact_data { contact_email } timetable_time_slot { id }`;

onBothDatabases("logging in with a guest's cart", (backend) => {
  const { register } = accountClient(backend);
  const { create, updated } = cartClient<Cart>(backend, fields);
  let anna: Account;
  let guestId: string;
  beforeEach(async () => {
    anna = await register();
    guestId = await create();
  });

  async function enter(cart_id: string | null = guestId, { email, password }: Account = anna): Promise<Entered> {
    const { data, errors } = await backend().ask<{ login: Entered } | null>(
      `mutation ($loginData: LoginInput!) { login(loginData: $loginData) { token cart { ${fields} } cart_changes { product_id product_name kind wanted piece } } }`,
      { loginData: { email, password, cart_id } },
    );
    if (data === null) throw new Error(JSON.stringify(errors));
    return data.login;
  }
  async function change(
    { token, cart }: Pick<Entered, "token" | "cart">,
    input: Record<string, unknown>,
  ): Promise<Cart> {
    const { data, errors } = await backend().ask<{ updateCart: Cart } | null>(
      `mutation ($input: UpdateCartInput!) { updateCart(input: $input) { ${fields} } }`,
      { input: { id: cart.id, ...input } },
      { token },
    );
    if (data === null) throw new Error(JSON.stringify(errors));
    return data.updateCart;
  }
  const guestCode = async (id: string) =>
    (await backend().ask("query ($id: ID!) { cart(id: $id) { id } }", { id })).errors[0]?.extensions.code ?? "answered";
  const pieces = ({ cart_products }: Cart) =>
    cart_products.map(({ product, piece, alternative_quantity_piece }) => [
      Number(product.id),
      piece,
      alternative_quantity_piece,
    ]);
  const products = (...lines: (readonly [product_id: number, piece: number, quantity_type?: string])[]) =>
    lines.map(([product_id, piece, quantity_type = "default"]) => ({ product_id, piece, quantity_type }));

  it("[SESS-1] puts the guest's choices into the user's cart and deletes the guest's cart", async () => {
    await updated({ id: guestId, products: products([ids.milk, 2], [ids.apple, 3, "alternative"]) });
    const { cart, cart_changes } = await enter();
    expect(pieces(cart)).toEqual([
      [ids.milk, 2, null],
      [ids.apple, 0.54, 3],
    ]);
    expect(cart_changes).toEqual([]);
    expect(cart.id).not.toBe(guestId);
    // The answer is the same as for an id that never existed.
    const { data } = await backend().ask<{ cart: unknown }>("query ($id: ID!) { cart(id: $id) { id } }", {
      id: guestId,
    });
    expect(data.cart).toBeNull();
    const { errors } = await backend().ask("mutation ($id: ID!) { updateCart(input: { id: $id }) { id } }", {
      id: guestId,
    });
    expect(errors[0]?.extensions.code).toBe("INVALID_CART_ID");
    expect(await guestCode(cart.id)).toBe("INVALID_CART_ID");
  });

  it("[QTY-6] adds to the existing lines, and reports what it could not simply add", async () => {
    const before = await enter(null);
    await change(before, {
      products: products([ids.pear, 0.5], [ids.apple, 2, "alternative"], [ids.ham, 0.2], [ids.yoghurt, 1]),
    });
    await updated({
      id: guestId,
      products: products([ids.yoghurt, 4], [ids.apple, 0.5], [ids.milk, 1], [ids.beer, 1]),
    });
    await backend()
      .database.db.updateTable("products")
      .set({ status: "OUT_OF_STOCK" })
      .where("id", "=", ids.beer)
      .execute();
    const { cart, cart_changes } = await enter();
    expect(cart.id).toBe(before.cart.id);
    expect(cart.revision).toBe(2);
    expect(pieces(cart)).toEqual([
      [ids.pear, 0.5, null],
      [ids.apple, 0.9, 5],
      [ids.ham, 0.2, null],
      [ids.yoghurt, 5, null],
      [ids.milk, 1, null],
    ]);
    expect(cart_changes).toEqual([
      { product_id: String(ids.apple), product_name: "Alma Golden", kind: "changed", wanted: 0.86, piece: 0.9 },
      { product_id: String(ids.beer), product_name: "Őszi sör 0,5 l", kind: "dropped", wanted: 1, piece: 0 },
    ]);
    await backend()
      .database.db.updateTable("products")
      .set({ status: "AVAILABLE" })
      .where("id", "=", ids.beer)
      .execute();
  });

  it("[QTY-7] cuts what no cart can hold", async () => {
    const before = await enter(null);
    await change(before, { products: products([ids.pear, 600_000]) });
    await updated({ id: guestId, products: products([ids.pear, 700_000]) });
    const { cart, cart_changes } = await enter();
    expect(pieces(cart)).toEqual([[ids.pear, 999_999, null]]);
    expect(cart_changes).toMatchObject([{ kind: "capped", wanted: 1_300_000, piece: 999_999 }]);
  });

  it("takes over the guest's other choices, and keeps the user's where the guest made none", async () => {
    const before = await enter(null);
    await change(before, {
      products: products([ids.cake, 1]),
      coupon_code: "TIZ",
      shipping_address: { postcode: 2040, city: "Budaörs" },
      contact_data: { contact_name: "Anna", contact_email: "anna@pelda.hu", contact_telephone: "36201234567" },
      billing_address: { name: "Régi", postcode: 1186, city: "Budapest", street: "Fő utca", house_number: "1" },
    });
    await updated({
      id: guestId,
      products: [
        { product_id: ids.cake, piece: 1, additional_information: { gift_card_text: "Boldog születésnapot!" } },
      ],
      shipping_address: { postcode: 1186, city: "Budapest", street: "Kossuth tér" },
      billing_address: { name: "Új", postcode: 1186, city: "Budapest", street: "Fő utca", house_number: "2" },
    });
    const { cart } = await enter();
    expect(cart).toMatchObject({
      coupon_code: "TIZ",
      cart_products: [{ piece: 2, additional_information: { gift_card_text: "Boldog születésnapot!" } }],
      shipping_address: { postcode: 1186, city: "Budapest", street: "Kossuth tér" },
      billing_address: { name: "Új" },
      contact_data: { contact_email: "anna@pelda.hu" },
    });
  });

  it("keeps the guest's reserved place in a time slot, and releases the user's", async () => {
    const { data } = await backend().ask<{ timetableTimeSlots: { id: string }[] }>(
      "{ timetableTimeSlots(postcode: 1186) { id } }",
    );
    const [first, second] = data.timetableTimeSlots.map(({ id }) => id);
    const choose = (slot: string | undefined) => ({
      shipping_address: { postcode: 1186, city: "Budapest" },
      timetable_time_slot: slot,
    });
    const before = await enter(null);
    await change(before, choose(first));
    await updated({ id: guestId, ...choose(second) });
    const { cart } = await enter();
    expect(cart.timetable_time_slot).toEqual({ id: second });
    const places = await backend()
      .database.db.selectFrom("time_slot_places")
      .where("cart_id", "in", [guestId, cart.id])
      .select("time_slot_id")
      .execute();
    expect(places).toEqual([{ time_slot_id: Number(second) }]);
    // A guest without one leaves the user's as it is.
    expect((await enter(await create())).cart.timetable_time_slot).toEqual({ id: second });
  });

  describe("when it is no guest's", () => {
    it("[CART-1] leaves the user's cart unchanged when the other cart is another user's, the same one, ordered or unknown", async () => {
      const bela = await enter(null, await register());
      await change(bela, { products: products([ids.milk, 7]) });
      await backend()
        .database.db.updateTable("carts")
        .set({ ordered_at: new Date().toISOString() })
        .where("id", "=", guestId)
        .execute();
      const own = await enter(null);
      await change(own, { products: products([ids.milk, 1]) });
      for (const id of [bela.cart.id, own.cart.id, guestId, "A".repeat(22), "nonsense", "", "x".repeat(5000)]) {
        const { cart, cart_changes } = await enter(id);
        expect([cart.id, pieces(cart), cart_changes]).toEqual([own.cart.id, [[ids.milk, 1, null]], []]);
      }
      const theirs = await backend().ask<{ me: { cart: Cart } }>(`{ me { cart { ${fields} } } }`, {}, bela);
      expect(pieces(theirs.data.me.cart)).toEqual([[ids.milk, 7, null]]);
    });
  });

  describe("several times at once", () => {
    it("adds the lines once when several logins run at the same time", async () => {
      const bela = await register();
      await updated({ id: guestId, products: products([ids.milk, 3]) });
      await Promise.all([enter(), enter(guestId, bela), enter(), enter(guestId, bela)]);
      const both = [await enter(null), await enter(null, bela)];
      expect(both.flatMap(({ cart }) => pieces(cart))).toEqual([[ids.milk, 3, null]]);
    });

    it("loses no change that was confirmed for the guest's cart", async () => {
      for (let round = 0; round < 5; round += 1) {
        const id = await create();
        const wanted = [ids.milk, ids.pear, ids.yoghurt, ids.appleJuice, ids.cake];
        const answers = wanted.map(async (product_id) => {
          const { data } = await backend().ask<{ updateCart: unknown } | null>(
            "mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }",
            {
              input: { id, products: [{ product_id, piece: 1 }] },
            },
          );
          return data === null ? [] : [product_id];
        });
        const newUser = await register();
        const [{ cart }, ...accepted] = await Promise.all([enter(id, newUser), ...answers]);
        const has = new Set(cart.cart_products.map(({ product }) => Number(product.id)));
        expect([...has].toSorted((a, b) => a - b)).toEqual(accepted.flat().toSorted((a, b) => a - b));
      }
    });
  });
});
