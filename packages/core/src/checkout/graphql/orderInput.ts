import type { AnalyticsSession } from "../../analytics/model/AnalyticsAdapter.ts";
import { note } from "../../form/fieldKinds.ts";
import type { CreateOrderInput } from "../../transport/generated/documents.ts";
import type { CheckoutFlow } from "../model/checkoutFlows.ts";
import type { OrderData } from "../model/OrderData.ts";
import type { OrderRequest } from "../model/OrderRequest.ts";

interface OrderSources {
  readonly cartId: string;
  readonly data: Pick<OrderData, "donation" | "loyaltyCardNumber" | "saveShippingAddress" | "saveBillingAddress">;
  readonly flow: CheckoutFlow;
  readonly isLoggedIn: boolean;
  /** Null without the shopper's consent. */
  readonly session: AnalyticsSession | null;
}

/**
 * An order as the contract writes it; everything else about it is on the cart.
 *
 * @rule LAW-9, ORDER-5, ORDER-8
 * @example orderInput({}, { cartId: "c", data: { donation: null, loyaltyCardNumber: null, saveShippingAddress: true, saveBillingAddress: false }, flow: "express", isLoggedIn: true, session: null }) // => { cart_id: "c", comment: null, password: null, donation_data: null, returns_empties: false, lyoness_card_number: null, save_shipping_address: true, save_billing_address: false, save_card: false, gamp_checkout_type: "express" }
 */
export function orderInput(
  { comment, password, returnsEmpties = false, saveCard = false }: OrderRequest,
  { cartId, data, flow, isLoggedIn, session }: OrderSources,
): CreateOrderInput {
  return {
    cart_id: cartId,
    comment: note(comment ?? null).value || null,
    password: (!isLoggedIn && password) || null,
    donation_data: data.donation,
    returns_empties: returnsEmpties,
    lyoness_card_number: data.loyaltyCardNumber,
    save_shipping_address: data.saveShippingAddress,
    save_billing_address: data.saveBillingAddress,
    save_card: isLoggedIn && saveCard,
    gamp_checkout_type: flow,
    ...(session && { gamp_cid: session.clientId, gamp_session_id: session.sessionId }),
  };
}
