import { issueOneTimeToken } from "../session/issueOneTimeToken.ts";
import { ids } from "../seed/smallSeed.ts";
import { cartClient } from "./cartClient.ts";
import { billing_address, contact_data } from "./orderClient.ts";
import { firstNow, type TestBackend } from "./startTestBackend.ts";
import type { Resident } from "./world.ts";

/** In everything that is Anna's. */
export const mark = "titok";
export const password = "egy hosszú jelszó";
const cartFields = "id cart_products { piece } contact_data { contact_name } billing_address { street }";

/** A caller with a cart, and an account unless they are a guest. */
export interface Caller {
  readonly token?: string;
  readonly email: string;
  readonly id: string;
  readonly cart: string;
}

export type At = () => TestBackend;

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

/** Well-formed, and of no row. */
export const unknownId = "A".repeat(22);
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
  if (id === "") return "unknown";
  return await issueOneTimeToken(backend().database.db, {
    userId: id,
    purpose: "signIn",
    browser: null,
    now: new Date(firstNow),
  });
}

/** Carts of guests. */
export const cartsOf = (backend: At) => cartClient<{ id: string }>(backend, cartFields);

/** Logging in with a guest cart's id takes that cart over; a user's cart never changes owner. */
export const entering = {
  selection: `{ cart { ${cartFields.slice(3)} } cart_changes { kind } }`,
  own: async (_owner: Resident, backend: At) => {
    const id = await cartsOf(backend).create();
    await cartsOf(backend).updated({ id, products: [{ product_id: ids.beer, piece: 7 }] });
    return id;
  },
};

/** Calls with ids of personal data. */
export const owned: Readonly<Record<string, Owned>> = {
  "cart(id)": cart((id) => ({ id }), { isTold: true }),
  "getCart(id)": cart((id) => ({ id }), { isTold: true }),
  "order(id)": order((id) => ({ id })),
  "paymentAlternatives(id)": order((id) => ({ id })),
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
  "changePaymentMethod(id)": order((id) => ({ id, payment_method: "2", total_amount: 1 })),
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
  "endMySession(session_id)": {
    own: (owner) => owner.session,
    unknown: unknownId,
    variables: (session_id) => ({ session_id }),
  },
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
export const links: Readonly<Record<string, (transaction_id: string) => Readonly<Record<string, unknown>>>> = {
  "orderByTransaction(transaction_id)": (transaction_id) => ({ transaction_id }),
  "paymentAlternatives(transaction_id)": (transaction_id) => ({ transaction_id }),
  "cancelOrder(transaction_id)": (transaction_id) => ({ transaction_id }),
  "confirmOrder(transaction_id)": (transaction_id) => ({ transaction_id, token: "nem ez" }),
  "startPayment(transaction_id)": (transaction_id) => ({ transaction_id }),
  "changePaymentMethod(transaction_id)": (transaction_id) => ({ transaction_id, payment_method: "2", total_amount: 1 }),
  "withdrawalTerms(withdrawal.transaction_id)": (transaction_id) => ({
    withdrawal: { transaction_id, products: [{ product_id: ids.milk, piece: 1 }] },
  }),
  "withdrawFromOrder(withdrawal.transaction_id)": (transaction_id) => ({
    withdrawal: { transaction_id, products: [{ product_id: ids.milk, piece: 1 }] },
  }),
};

/** Ids of public data: products, categories and the shop's offers. */
export const publicIds = [
  "changePaymentMethod(payment_method)",
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
export const ignoredIds = ["linkableOrders(cart_id)"];

/** Calls that do something for the owner alone, and answer the same for any id. */
export const silentIds: Readonly<Record<string, (order_id: string) => Readonly<Record<string, unknown>>>> = {
  "requestWithdrawalLink(order_id)": (order_id) => ({ order_id, email: "valaki@pelda.hu" }),
};
