import type { DeliverySelection } from "../delivery/DeliverySelection.ts";
import type { Destination } from "../delivery/Destination.ts";
import { pickupAddress } from "../delivery/pickupAddress.ts";
import { preferredShippingMethod } from "../delivery/preferredShippingMethod.ts";
import type { ShippingMethod } from "../delivery/ShippingMethod.ts";
import type { BillingAddress } from "../payment/BillingAddress.ts";
import type { BillingField } from "../payment/missingBillingFields.ts";
import { offeredPaymentMethods } from "../payment/offeredPaymentMethods.ts";
import type { PaymentMethod } from "../payment/PaymentMethod.ts";
import { checkoutFlow } from "./checkoutFlow.ts";
import type { CheckoutFlow } from "./checkoutFlows.ts";
import type { OrderData } from "./OrderData.ts";

type Shippable = Pick<ShippingMethod, "id" | "kind" | "isAvailable" | "problems">;
type Payable = Pick<PaymentMethod, "id" | "kind" | "isAvailable">;

/** What the shopper has chosen and entered, as far as the rules read it. */
interface Chosen extends Pick<OrderData, "contactPerson" | "timeSlotId"> {
  readonly cart: { readonly lines: ReadonlyArray<unknown> } | null;
  /** The order that the cart is linked to. */
  readonly linkedOrder: {
    readonly shippingMethod: Pick<ShippingMethod, "id" | "kind">;
    readonly shippingAddress: Destination;
  } | null;
  readonly selection: DeliverySelection | null;
  readonly shippingAddress: Destination | null;
  readonly postPoint: object | null;
  readonly billingAddress: Pick<BillingAddress, BillingField | "isCompany" | "bankTransferEnabled"> | null;
}

/** What is known of a checkout: who the shopper is, what was chosen and entered, and what the server offers for it. */
export interface CheckoutSources<Shipping = Shippable, Payment = Payable>
  extends Chosen, Pick<OrderData, "shippingMethodId" | "paymentMethodId"> {
  readonly isLoggedIn: boolean;
  readonly savedCards: ReadonlyArray<unknown>;
  /** Null when the server could not be asked. */
  readonly shippingMethods: ReadonlyArray<Shipping> | null;
  readonly paymentMethods: ReadonlyArray<Payment> | null;
}

/** What holds in a checkout: what its steps and its guard are judged by. */
export interface CheckoutState<Shipping = Shippable, Payment = unknown> extends Chosen {
  readonly flow: CheckoutFlow;
  readonly shippingMethod: Shipping | null;
  readonly paymentMethod: Payment | null;
}

/**
 * What holds in a checkout. The goods go by the linked order's method and to its address; without one by the chosen method,
 * or else the one that fits the selection, and to the warehouse when they are fetched, or else to the address that was
 * entered. A method that the server does not offer for this cart and shopper is `null`.
 *
 * @rule CHK-3, CHK-8
 * @example checkoutState({ isLoggedIn: false, linkedOrder: null, selection: { type: "personal" }, shippingMethods: [{ id: "4", kind: "pickup" }], shippingMethodId: null, paymentMethods: null }).shippingMethod // => { id: "4", kind: "pickup" }
 */
export function checkoutState<Shipping extends Shippable, Payment extends Payable>(
  sources: CheckoutSources<Shipping, Payment>,
  { pickup = pickupAddress }: { readonly pickup?: Destination | undefined } = {},
): CheckoutState<Shipping, Payment> {
  const { linkedOrder, selection, shippingMethods, shippingMethodId, paymentMethods, paymentMethodId } = sources;
  const chosen = linkedOrder?.shippingMethod.id ?? shippingMethodId;
  const isFetched = linkedOrder ? linkedOrder.shippingMethod.kind === "pickup" : selection?.type === "personal";
  return {
    ...sources,
    flow: checkoutFlow(sources),
    shippingMethod:
      chosen === null
        ? shippingMethods && preferredShippingMethod(shippingMethods, sources)
        : (shippingMethods?.find(({ id }) => id === chosen) ?? null),
    shippingAddress: isFetched ? pickup : (linkedOrder ?? sources).shippingAddress,
    paymentMethod:
      (paymentMethods && offeredPaymentMethods(paymentMethods, sources).find(({ id }) => id === paymentMethodId)) ??
      null,
  };
}
