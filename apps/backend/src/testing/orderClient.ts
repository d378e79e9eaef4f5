import type { TestBackend, TestError } from "./startTestBackend.ts";
import { cartClient } from "./cartClient.ts";
import { ids } from "../seed/smallSeed.ts";

interface Sender {
  readonly token?: string;
  readonly idempotencyKey?: string;
  readonly ifMatch?: string;
}

export interface PlacedOrder {
  readonly order: {
    readonly id: string;
    readonly status: { readonly code: string; readonly title: string };
    readonly total_amount: number;
    readonly user_type: string;
    readonly cancellable_until: string | null;
  };
  readonly transaction_id: string;
  readonly rewrite_url: string | null;
  readonly registration_result: { readonly token: string; readonly user: { readonly id: string } } | null;
}

interface Answer<Data> {
  readonly status: number;
  readonly data: Data | null;
  readonly errors: ReadonlyArray<TestError>;
}

/** What a shopper does to order. */
export interface OrderClient {
  /** A cart that lacks nothing but what `more` takes away: two litres of milk to be fetched and paid for at the door. */
  readonly readyCart: (more?: Readonly<Record<string, unknown>>, by?: Sender) => Promise<string>;
  /** The id of a time slot of the courier's that can be chosen. */
  readonly slot: () => Promise<string>;
  readonly createOrder: (
    input: Readonly<Record<string, unknown>>,
    by?: Sender,
  ) => Promise<Answer<{ createOrder: PlacedOrder }>>;
  /** Fails when the order is refused. */
  readonly placed: (input: Readonly<Record<string, unknown>>, by?: Sender) => Promise<PlacedOrder>;
}

export const contact_data = {
  contact_name: "Kiss Éva",
  contact_email: "eva@pelda.hu",
  contact_telephone: "36301234567",
};
export const billing_address = {
  name: "Kiss Éva",
  postcode: 1186,
  city: "Budapest",
  street: "Margó Tivadar utca",
  house_number: "5",
};
export const shipping_address = { ...billing_address, telephone: "36301234567", note: null };

export function orderClient(backend: () => TestBackend): OrderClient {
  const client: OrderClient = {
    async readyCart(more = {}, by = {}) {
      const carts = cartClient<{ id: string }>(backend, "id", by.token === undefined ? undefined : { token: by.token });
      const id = await carts.create();
      const ready = {
        products: [{ product_id: ids.milk, piece: 2 }],
        shipping_method: "4",
        payment_method: "2",
        contact_data,
        billing_address,
        age_confirmed: true,
      };
      await carts.updated({ id, ...ready, ...more });
      return id;
    },
    async slot() {
      const { data } = await backend().ask<{ timetableTimeSlots: { id: string; status: string }[] }>(
        "{ timetableTimeSlots(postcode: 1186) { id status } }",
      );
      const slot = data.timetableTimeSlots.find(({ status }) => status === "ACTIVE");
      if (slot === undefined) throw new Error("There is no time slot");
      return slot.id;
    },
    createOrder: (orderInput, by) =>
      backend().ask(
        `mutation ($orderInput: CreateOrderInput!) {
          createOrder(orderInput: $orderInput) {
            order { id status { code title } total_amount user_type cancellable_until }
            transaction_id rewrite_url registration_result { token user { id } }
          }
        }`,
        { orderInput },
        by,
      ),
    async placed(input, by) {
      const { data, errors } = await client.createOrder(input, by);
      if (data === null) throw new Error(JSON.stringify(errors));
      return data.createOrder;
    },
  };
  return client;
}
