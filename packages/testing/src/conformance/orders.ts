import { type Asker, createCart, orderable, updateCart } from "./cart.ts";
import { type BackendAnswer, type CheckedBackend, listOf, valueAt } from "./CheckedBackend.ts";

const address = {
  name: "Conformance Check",
  postcode: 1186,
  city: "Budapest",
  street: "Közdűlő út",
  house_number: "46",
};
const contact = {
  contact_name: "Conformance Check",
  contact_email: "check@example.com",
  contact_telephone: "36301234567",
};

const cash = ["CashOnDeliveryPaymentMethod"];

/** The kinds of payment at a card company's page. */
export const byCard: ReadonlyArray<string> = ["SimplePaymentMethod", "BorgunPaymentMethod"];

async function methodIds(
  asker: Asker,
  cart: string,
  { shipping, payment }: Readonly<Record<"shipping" | "payment", ReadonlyArray<string>>>,
) {
  const answer = await asker.ask(
    `query ($id: ID!) {
      shippingMethods(cart_id: $id) { id __typename }
      paymentMethods(cart_id: $id) { id __typename is_available }
    }`,
    { id: cart },
  );
  const idOf = (field: string, types: ReadonlyArray<string>) => {
    const found = listOf(answer.at(field)).filter((method) => types.includes(String(valueAt(method, ["__typename"]))));
    const id = valueAt(found.find((method) => valueAt(method, ["is_available"]) !== false) ?? found[0], ["id"]);
    if (typeof id !== "string")
      throw new Error(`${field} has no ${types.join(" or ")}, with the codes [${answer.codes.join(", ")}]`);
    return id;
  };
  return { shipping_method: idOf("shippingMethods", shipping), payment_method: idOf("paymentMethods", payment) };
}

/** The courier's time slots at 1186 Budapest. */
export async function timeSlots({ ask }: Asker): Promise<ReadonlyArray<unknown>> {
  const answer = await ask(
    `{ timetableTimeSlots(postcode: ${address.postcode}) {
      id price status range_date visible_until timeRange { time_from time_to }
    } }`,
  );
  return listOf(answer.at("timetableTimeSlots"));
}

/** The id of a time slot that can be chosen. Errors: when there is none. */
export async function freeSlot(asker: Asker): Promise<string> {
  const slot = (await timeSlots(asker)).find((each) => valueAt(each, ["status"]) === "ACTIVE");
  const id = valueAt(slot, ["id"]);
  if (typeof id !== "string") throw new Error("There is no time slot with the status ACTIVE for 1186 Budapest");
  return id;
}

interface CartToOrder {
  /** Which kind of payment; by default cash. */
  readonly payment?: ReadonlyArray<string>;
  /** What of a cart is chosen besides. */
  readonly choices?: Readonly<Record<string, unknown>>;
}

async function fillCart(backend: CheckedBackend, asker: Asker, { payment = cash, choices = {} }: CartToOrder) {
  const id = String((await createCart(asker)).at("createCart", "id"));
  const { id: product_id, piece } = await orderable(backend);
  const shipping = ["timetable_time_slot" in choices ? "CourierShippingMethod" : "PickupShippingMethod"];
  const { codes } = await updateCart(asker, id, {
    products: [{ product_id, piece: 2 * piece }],
    billing_address: address,
    contact_data: contact,
    age_confirmed: true,
    ...choices,
    ...(await methodIds(asker, id, { shipping, payment })),
  });
  if (codes.length > 0) throw new Error(`a cart to order was refused with the codes [${codes.join(", ")}]`);
  return id;
}

/** A cart that lacks nothing, to be picked up; by default paid for in cash. Errors: when the backend refuses a part of it. */
export const readyCart = (backend: CheckedBackend, asker: Asker = backend, wanted: CartToOrder = {}): Promise<string> =>
  fillCart(backend, asker, wanted);

/** A cart that lacks nothing, for the courier's first free time slot. Errors: when the backend refuses a part of it. */
export const courierCart = async (backend: CheckedBackend): Promise<string> =>
  fillCart(backend, backend, {
    choices: { timetable_time_slot: await freeSlot(backend), shipping_address: address },
  });

const orderFields = `id coupon_code order_products { product_id piece price total_price deposit_amount discount_amount paid_amount }
  fees { kind amount } goods_amount deposit_amount discount_amount delivery_amount cash_on_delivery_amount boxing_amount
  donation_amount total_amount`;

/** How an order is asked for, beside its cart. */
interface Ordering {
  readonly headers?: Readonly<Record<string, string>>;
  readonly input?: Readonly<Record<string, unknown>>;
}

/** Orders a cart. */
export const createOrder = (
  { ask }: Asker,
  cart: string,
  { headers = {}, input = {} }: Ordering = {},
): Promise<BackendAnswer> =>
  ask(
    `mutation ($orderInput: CreateOrderInput!) {
      createOrder(orderInput: $orderInput) { transaction_id rewrite_url order { ${orderFields} } }
    }`,
    { orderInput: { cart_id: cart, ...input } },
    headers,
  );

interface PlacedOrder {
  readonly id: string;
  /** Opens the order for everyone who has it. */
  readonly link: string;
  /** Of the payment, where there is one. */
  readonly page: unknown;
}

/** Orders a ready cart. Errors: when the backend refuses it. */
export async function placeOrder(asker: Asker, cart: string, ordering: Ordering = {}): Promise<PlacedOrder> {
  const answer = await createOrder(asker, cart, ordering);
  const [id, link] = [answer.at("createOrder", "order", "id"), answer.at("createOrder", "transaction_id")];
  if (typeof id !== "string" || typeof link !== "string")
    throw new Error(`an order was refused with the codes [${answer.codes.join(", ")}]`);
  return { id, link, page: answer.at("createOrder", "rewrite_url") };
}
