import type { Updateable } from "kysely";
import { fieldKinds } from "@kamra/core/form";
import type { UpdateCartInput, CartContactDataInput } from "../generated/types.ts";
import { toRowId } from "../database/toRowId.ts";
import type { CartTable } from "../database/tables/CartTables.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { contactEntries } from "./contactEntries.ts";
import { fieldProblems } from "../graphql/fieldProblems.ts";

/** The contact person, as stored. Errors: Refusal VALIDATION_FAILED by field. */
function contactOf(contact: CartContactDataInput): CartContactDataInput {
  const entries = contactEntries(contact);
  refuseInvalid(fieldProblems(entries, { path: "contact_data" }));
  return {
    contact_name: entries.contact_name.value,
    contact_email: entries.contact_email.value,
    contact_telephone: entries.contact_telephone.value,
  };
}

const noContact = { contact_name: null, contact_email: null, contact_telephone: null };

const rowId = (id: string | null): number | null => (id === null ? null : toRowId(id));

/**
 * The columns of the choices in an update. An emptied cart loses its coupon.
 *
 * Errors: Refusal VALIDATION_FAILED by field.
 *
 * @rule CART-17
 */
export function columnsOf(
  {
    products,
    coupon_code,
    linked_order_id,
    shipping_method,
    payment_method,
    payment_method_data,
    post_point,
    contact_data,
    age_confirmed,
  }: UpdateCartInput,
  { now }: { readonly now: Date },
): Updateable<CartTable> {
  const isEmptied = products !== undefined && !products?.length;
  return {
    ...(isEmptied && { coupon_code: null }),
    ...(coupon_code !== undefined && {
      coupon_code: coupon_code === null ? null : fieldKinds.coupon(coupon_code).value,
    }),
    ...(linked_order_id !== undefined && { linked_order_id }),
    ...(shipping_method !== undefined && { shipping_method_id: rowId(shipping_method) }),
    ...(payment_method !== undefined && { payment_method_id: rowId(payment_method) }),
    ...(payment_method_data !== undefined && { saved_card_id: payment_method_data?.user_saved_credit_card_id ?? null }),
    ...(post_point !== undefined && { post_point_id: rowId(post_point) }),
    ...(contact_data !== undefined && (contact_data === null ? noContact : contactOf(contact_data))),
    ...(age_confirmed !== undefined && { age_confirmed_at: age_confirmed === true ? now.toISOString() : null }),
  };
}
