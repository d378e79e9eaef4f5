import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { randomId } from "../database/randomId.ts";
import { hashPassword } from "../session/hashPassword.ts";
import { issueOneTimeToken } from "../session/issueOneTimeToken.ts";
import { cartClient } from "../testing/cartClient.ts";
import { leastCost } from "../testing/leastCost.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { billing_address, contact_data } from "../testing/orderClient.ts";
import { callDocument, idArguments, rootField } from "../testing/rootFields.ts";
import { ids } from "../seed/smallSeed.ts";
import { firstNow, type TestBackend } from "../testing/startTestBackend.ts";
import { type Resident, settle } from "../testing/world.ts";

/** In everything that is Anna's. */
const mark = "titok";
const password = "egy hosszú jelszó";
const cartFields = "id cart_products { piece } contact_data { contact_name } billing_address { street }";

/** Who calls: with a cart of their own, and an account unless they are a guest. */
interface Caller {
  readonly token?: string;
  readonly email: string;
  readonly id: string;
  readonly cart: string;
}

type At = () => TestBackend;

interface Owned {
  /** What the owner gets for such an id. */
  readonly own: (owner: Resident, backend: At) => string | Promise<string>;
  /** A well-formed id that does not exist. */
  readonly unknown: string;
  readonly variables: (
    id: string,
    caller: Caller,
    backend: At,
  ) => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;
  /**
   * Whether another user's cart answers differently from an unknown one. It may: the caller knew the id before the cart
   * had an owner.
   */
  readonly isTold?: boolean;
  /** What to ask for, where the whole answer is new each time. */
  readonly selection?: string;
}

const unknownId = "A".repeat(22);
const address = { name: "Új Név", postcode: 1186, city: "Budapest", street: "Margó Tivadar utca", house_number: "5" };

const cart = (variables: Owned["variables"], more: Partial<Owned> = {}): Owned => ({
  own: (owner) => owner.cart,
  unknown: unknownId,
  variables,
  ...more,
});
const order = (variables: Owned["variables"]): Owned => ({ own: (owner) => owner.order, unknown: "999999", variables });
const shippingAddress = (variables: Owned["variables"]): Owned => ({
  own: (owner) => owner.shippingAddress,
  unknown: unknownId,
  variables,
});
const billingAddress = (variables: Owned["variables"]): Owned => ({
  own: (owner) => owner.billingAddress,
  unknown: unknownId,
  variables,
});
const card = (variables: Owned["variables"]): Owned => ({ own: (owner) => owner.card, unknown: unknownId, variables });
const inOwnCart =
  (change: (id: string) => object): Owned["variables"] =>
  (id, { cart: own }) => ({ input: { id: own, ...change(id) } });

async function oneTimeToken({ id }: Caller, backend: At): Promise<string> {
  if (id === "") return "nobody's";
  return await issueOneTimeToken(backend().database.db, {
    userId: id,
    purpose: "signIn",
    browser: null,
    now: new Date(firstNow),
  });
}

const cartsOf = (backend: At) => cartClient<{ id: string }>(backend, cartFields);

/** Logging in with a guest cart's id takes that cart over; a user's cart never changes owner. */
const entering = {
  selection: `{ cart { ${cartFields.slice(3)} } cart_changes { kind } }`,
  own: async (_owner: Resident, backend: At) => {
    const id = await cartsOf(backend).create();
    await cartsOf(backend).updated({ id, products: [{ product_id: ids.beer, piece: 7 }] });
    return id;
  },
};

/** Calls with ids of personal data. */
const owned: Readonly<Record<string, Owned>> = {
  "cart(id)": cart((id) => ({ id }), { isTold: true }),
  "getCart(id)": cart((id) => ({ id }), { isTold: true }),
  "order(id)": order((id) => ({ id })),
  "paymentMethods(cart_id)": cart((cart_id) => ({ cart_id })),
  "paymentMethods(order_id)": order((order_id) => ({ order_id })),
  "paymentMethods(user_billing_address_id)": billingAddress((user_billing_address_id) => ({ user_billing_address_id })),
  "shippingMethods(cart_id)": cart((cart_id) => ({ cart_id })),
  "timetableTimeSlots(cart_id)": cart((cart_id) => ({ cart_id })),
  "withdrawalTerms(withdrawal.order_id)": order((order_id) => ({
    withdrawal: { order_id, products: [{ product_id: ids.milk, piece: 1 }] },
  })),
  "cancelOrder(id)": order((id) => ({ id })),
  "startPayment(id)": order((id) => ({ id })),
  "createOrder(orderInput.cart_id)": cart((cart_id) => ({ orderInput: { cart_id } })),
  "settleOrder(cart_id)": cart((cart_id) => ({ cart_id })),
  "deleteMySavedCreditCard(card_id)": card((card_id) => ({ card_id })),
  "setDefaultMySavedCreditCard(card_id)": card((card_id) => ({ card_id })),
  "deleteMyUserBillingAddress(address_id)": billingAddress((address_id) => ({ address_id })),
  "deleteMyUserShippingAddress(address_id)": shippingAddress((address_id) => ({ address_id })),
  "setDefaultMyUserBillingAddress(address_id)": billingAddress((address_id) => ({ address_id })),
  "setDefaultMyUserShippingAddress(address_id)": shippingAddress((address_id) => ({ address_id })),
  "updateMyUserBillingAddress(address_id)": billingAddress((address_id) => ({ address_id, address })),
  "updateMyUserShippingAddress(address_id)": shippingAddress((address_id) => ({ address_id, address })),
  "updateCart(input.id)": cart((id) => ({ input: { id, contact_data } })),
  "updateCart(input.linked_order_id)": order(inOwnCart((linked_order_id) => ({ linked_order_id }))),
  "updateCart(input.billing_address.id)": billingAddress(
    inOwnCart((id) => ({ billing_address: { ...billing_address, id } })),
  ),
  "updateCart(input.payment_method_data.user_saved_credit_card_id)": card(
    inOwnCart((user_saved_credit_card_id) => ({
      payment_method: "5",
      payment_method_data: { user_saved_credit_card_id },
    })),
  ),
  "withdrawFromOrder(withdrawal.order_id)": order((order_id) => ({
    withdrawal: { order_id, products: [{ product_id: ids.milk, piece: 1 }] },
  })),
  "login(loginData.cart_id)": cart((cart_id, { email }) => ({ loginData: { email, password, cart_id } }), entering),
  "tokenLogin(cart_id)": cart(
    async (cart_id, caller, backend) => ({ token: await oneTimeToken(caller, backend), cart_id }),
    entering,
  ),
};

/** Calls by an order's link, 128 random bits, which authorizes its holder. */
const links: Readonly<Record<string, (transaction_id: string) => Readonly<Record<string, unknown>>>> = {
  "orderByTransaction(transaction_id)": (transaction_id) => ({ transaction_id }),
  "cancelOrder(transaction_id)": (transaction_id) => ({ transaction_id }),
  "startPayment(transaction_id)": (transaction_id) => ({ transaction_id }),
  "withdrawalTerms(withdrawal.transaction_id)": (transaction_id) => ({
    withdrawal: { transaction_id, products: [{ product_id: ids.milk, piece: 1 }] },
  }),
  "withdrawFromOrder(withdrawal.transaction_id)": (transaction_id) => ({
    withdrawal: { transaction_id, products: [{ product_id: ids.milk, piece: 1 }] },
  }),
};

/** Ids of public data: products, categories and the shop's offers. */
const publicIds = [
  "getProductById(id)",
  "products(filters.attributes.option_ids)",
  "products(filters.category_id)",
  "products(filters.ids)",
  "searchProducts(filters.attributes.option_ids)",
  "searchProducts(filters.category_id)",
  "searchProducts(filters.ids)",
  "store(id)",
  "subscribeToProduct(product_id)",
  "unsubscribeFromProduct(product_id)",
  "updateCart(input.payment_method)",
  "updateCart(input.post_point)",
  "updateCart(input.products.product_id)",
  "updateCart(input.shipping_method)",
  "updateCart(input.timetable_time_slot)",
  "withdrawFromOrder(withdrawal.products.product_id)",
  "withdrawalTerms(withdrawal.products.product_id)",
];

/** Calls that ignore the id and return the caller's own data. */
const ignoredIds = ["linkableOrders(cart_id)"];

it("has a place for every argument of the contract that takes an id", () => {
  expect([...Object.keys(owned), ...Object.keys(links), ...publicIds, ...ignoredIds].sort()).toEqual(
    [...idArguments].sort(),
  );
});

/** All personal data of a user, except what each of their own calls changes. */
async function belongings({ id, cart: cartId }: Resident, backend: At): Promise<unknown> {
  const { db } = backend().database;
  return {
    user: await db.selectFrom("users").where("id", "=", id).selectAll().execute(),
    carts: await db.selectFrom("carts").where("user_id", "=", id).orderBy("id").selectAll().execute(),
    lines: await db.selectFrom("cart_products").where("cart_id", "=", cartId).selectAll().execute(),
    orders: await db.selectFrom("orders").where("user_id", "=", id).selectAll().execute(),
    shippingAddresses: await db
      .selectFrom("user_shipping_addresses")
      .where("user_id", "=", id)
      .orderBy("id")
      .selectAll()
      .execute(),
    billingAddresses: await db
      .selectFrom("user_billing_addresses")
      .where("user_id", "=", id)
      .orderBy("id")
      .selectAll()
      .execute(),
    cards: await db.selectFrom("saved_credit_cards").where("user_id", "=", id).selectAll().execute(),
  };
}

onBothDatabases("the id", (backend) => {
  let passwordHash: string;
  /** Both have all that they are given here until the end: what changes something is tried on others. */
  let anna: Resident;
  let bela: Resident;
  async function resident(of: string): Promise<Resident> {
    const person = await settle(backend, of);
    await backend()
      .database.db.updateTable("users")
      .set({ password_hash: passwordHash })
      .where("id", "=", person.id)
      .execute();
    return person;
  }
  beforeAll(async () => {
    passwordHash = await hashPassword(password, { cost: leastCost });
    anna = await resident(mark);
    bela = await resident("bela");
  });
  beforeEach(async () => {
    await backend().database.db.deleteFrom("rate_limits").execute();
  });

  const guest = async (): Promise<Caller> => ({
    id: "",
    email: "senki@pelda.hu",
    cart: await cartsOf(backend).create(),
  });
  const strangers = { other: () => bela, guest } as const satisfies Record<string, () => Caller | Promise<Caller>>;

  async function ask(
    call: string,
    {
      variables,
      selection,
      by,
    }: {
      readonly variables: Readonly<Record<string, unknown>>;
      readonly selection?: string | undefined;
      readonly by: Caller;
    },
  ) {
    const document = callDocument(rootField(call.slice(0, call.indexOf("("))), {
      named: Object.keys(variables),
      ...(selection !== undefined && { selection }),
    });
    const { status, data, errors } = await backend().ask<object | null | undefined>(
      document,
      variables,
      by.token === undefined ? {} : { token: by.token },
    );
    return {
      status,
      data,
      errors: errors.map(({ message, extensions: { code, validation } }) => ({ message, code, validation })),
    };
  }

  describe.each(Object.entries(owned))("%s", (call, { own, unknown, variables, selection, isTold }) => {
    const answerTo = async (by: Caller, id: string) =>
      await ask(call, { variables: await variables(id, by, backend), selection, by });

    it("works for its owner", async () => {
      const owner = await resident(mark);
      const missing = await answerTo(owner, unknown);
      expect(await answerTo(owner, await own(owner, backend))).not.toEqual(missing);
    });

    it.each(["other", "guest"] as const)("answers %s as an unknown id does, and changes nothing", async (role) => {
      const kept = await belongings(anna, backend);
      // The user's own cart, where a guest's cart would have been taken over.
      const id = own === entering.own ? anna.cart : await own(anna, backend);
      const [foreign, missing] = [
        await answerTo(await strangers[role](), id),
        await answerTo(await strangers[role](), unknown),
      ];
      if (isTold === true) expect(foreign.errors).toMatchObject([{ code: "INVALID_CART_ID" }]);
      else expect(JSON.stringify(foreign).replaceAll(id, unknown)).toBe(JSON.stringify(missing));
      expect(JSON.stringify(foreign)).not.toContain(mark);
      expect(await belongings(anna, backend)).toEqual(kept);
    });
  });

  describe.each(Object.entries(links))("%s", (call, variables) => {
    it("works with the link, but not with the order's id or a made-up link", async () => {
      const owner = await resident(mark);
      const by = await guest();
      const linked = await ask(call, { variables: variables(owner.transaction), by });
      for (const id of [owner.order, randomId(), ""]) {
        const missing = await ask(call, { variables: variables(id), by });
        expect(missing).not.toEqual(linked);
        expect(JSON.stringify(missing)).not.toContain(mark);
      }
    });
  });

  it.each(ignoredIds)("%s answers the caller's own", async (call) => {
    for (const id of [anna.cart, bela.cart, unknownId]) {
      expect(JSON.stringify(await ask(call, { variables: { cart_id: id }, by: await guest() }))).not.toContain(mark);
      const answer = JSON.stringify(await ask(call, { variables: { cart_id: id }, by: bela }));
      expect(answer).toContain(`"id":"${bela.order}"`);
      expect(answer).not.toContain(`"id":"${anna.order}"`);
    }
  });
});
