import { expect } from "vitest";
import type { Account } from "./accountClient.ts";
import type { TestBackend } from "./startTestBackend.ts";

/** The linked order's fields in a cart. */
export interface LinkedCart {
  hash: string;
  linked_order: { id: string } | null;
  shipping_method: {
    id: string;
    is_available: boolean;
    discount_price: number | null;
    extra_cost: number | null;
  } | null;
  payment_method: { id: string; is_available: boolean } | null;
}

interface Method {
  id: string;
  is_available: boolean;
  errors: { kind: string; message: string }[];
}

export const orderFields = `id created_at shipping_name shipping_postcode shipping_city shipping_street shipping_house_number shipping_telephone shipping_note
  timetable_time_slot { range_date time_from time_to }
  shipping_method { id name is_active sort price_ranges { from price } discount_price max_weight description short_description delivery_time }
  payment_method { id name is_active sort short_description }`;
export const cartFields = `hash linked_order { ${orderFields} } shipping_method { id is_available discount_price extra_cost } payment_method { id is_available }`;

/** The shipping methods that are offered for a cart, or for a postcode. */
export async function methodsFor(
  variables: Record<string, unknown>,
  { backend, by }: { readonly backend: () => TestBackend; readonly by: Pick<Account, "token"> },
): Promise<Method[]> {
  const { data, errors } = await backend().ask<{ shippingMethods: Method[] }>(
    "query ($cart: ID, $postcode: Int) { shippingMethods(cart_id: $cart, postcode: $postcode) { id is_available errors { kind message } } }",
    variables,
    by,
  );
  expect(errors).toEqual([]);
  return data.shippingMethods;
}
