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

async function methodIds(asker: Asker, cart: string, shipping: string) {
  const answer = await asker.ask(
    `query ($id: ID!) { shippingMethods(cart_id: $id) { id __typename } paymentMethods(cart_id: $id) { id __typename } }`,
    { id: cart },
  );
  const idOf = (field: string, type: string) => {
    const found = listOf(answer.at(field)).find((method) => valueAt(method, ["__typename"]) === type);
    const id = valueAt(found, ["id"]);
    if (typeof id !== "string") throw new Error(`${field} has no ${type}, with the codes [${answer.codes.join(", ")}]`);
    return id;
  };
  return {
    shipping_method: idOf("shippingMethods", shipping),
    payment_method: idOf("paymentMethods", "CashOnDeliveryPaymentMethod"),
  };
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

async function fillCart(backend: CheckedBackend, asker: Asker, more: Readonly<Record<string, unknown>>) {
  const id = String((await createCart(asker)).at("createCart", "id"));
  const { id: product_id, piece } = await orderable(backend);
  const { codes } = await updateCart(asker, id, {
    products: [{ product_id, piece: 2 * piece }],
    billing_address: address,
    contact_data: contact,
    age_confirmed: true,
    ...more,
    ...(await methodIds(asker, id, "timetable_time_slot" in more ? "CourierShippingMethod" : "PickupShippingMethod")),
  });
  if (codes.length > 0) throw new Error(`a cart to order was refused with the codes [${codes.join(", ")}]`);
  return id;
}

/** A cart that lacks nothing, to be picked up and paid for in cash. Errors: when the backend refuses a part of it. */
export const readyCart = (backend: CheckedBackend, asker: Asker = backend): Promise<string> =>
  fillCart(backend, asker, {});

/** A cart that lacks nothing, for the courier's first free time slot. Errors: when the backend refuses a part of it. */
export const courierCart = async (backend: CheckedBackend): Promise<string> =>
  fillCart(backend, backend, { timetable_time_slot: await freeSlot(backend), shipping_address: address });

const orderFields = `id coupon_code order_products { product_id piece price total_price deposit_amount discount_amount paid_amount }
  fees { kind amount } goods_amount deposit_amount discount_amount delivery_amount cash_on_delivery_amount boxing_amount
  donation_amount total_amount`;

/** Orders a cart. */
export const createOrder = (
  { ask }: Asker,
  cart: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<BackendAnswer> =>
  ask(
    `mutation ($orderInput: CreateOrderInput!) {
      createOrder(orderInput: $orderInput) { transaction_id order { ${orderFields} } }
    }`,
    { orderInput: { cart_id: cart } },
    headers,
  );
