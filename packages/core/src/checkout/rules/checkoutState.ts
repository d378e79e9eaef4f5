import type { DeliverySelection } from "../../delivery/model/DeliverySelection.ts";
import type { Destination } from "../../address/Destination.ts";
import { effectiveMethod } from "../../delivery/rules/effectiveMethod.ts";
import { pickupAddress } from "../../address/pickupAddress.ts";
import type { TimeSlotHold } from "../../delivery/rules/timeSlotHold.ts";
import { shippingTraits } from "../../shipping/shippingKinds.ts";
import type { ShippingMethod } from "../../delivery/model/ShippingMethod.ts";
import type { BillingAddress } from "../../payment/BillingAddress.ts";
import type { BillingField } from "../../payment/missingBillingFields.ts";
import { offeredPaymentMethods } from "../../payment/offeredPaymentMethods.ts";
import type { Due } from "../../payment/paymentFee.ts";
import { type LimitedMethod, paymentLimit } from "../../payment/paymentLimit.ts";
import type { PaymentMethod } from "../../payment/PaymentMethod.ts";
import { checkoutFlow } from "./checkoutFlow.ts";
import type { CheckoutFlow } from "../model/checkoutFlows.ts";
import type { OrderData } from "../model/OrderData.ts";

type Shippable = Pick<ShippingMethod, "id" | "kind" | "isAvailable" | "problems">;
type Payable = Pick<PaymentMethod, "id" | "isAvailable"> & LimitedMethod;

/** The shopper's choices and data, as the rules read them. */
interface Chosen extends Pick<OrderData, "contactPerson" | "timeSlotId"> {
  readonly cart: { readonly lines: ReadonlyArray<unknown> } | null;
  /** The order that the cart is linked to. */
  readonly linkedOrder: {
    readonly shippingMethod: Pick<ShippingMethod, "id" | "kind">;
    readonly shippingAddress: Destination;
  } | null;
  readonly selection: DeliverySelection | null;
  readonly shippingAddress: Destination | null;
  /** The state of the time slot's reservation, where it is watched. */
  readonly timeSlotStatus?: TimeSlotHold<unknown>["status"] | null | undefined;
  readonly postPoint: object | null;
  readonly billingAddress: Pick<BillingAddress, BillingField | "isCompany" | "bankTransferEnabled"> | null;
}

/** A checkout's state: the shopper, their choices and data, and the server's offers. */
export interface CheckoutSources<Shipping = Shippable, Payment = Payable>
  extends Chosen, Due, Pick<OrderData, "shippingMethodId" | "paymentMethodId"> {
  readonly isLoggedIn: boolean;
  readonly savedCards: ReadonlyArray<unknown>;
  /** Null when the server could not be reached. */
  readonly shippingMethods: ReadonlyArray<Shipping> | null;
  readonly paymentMethods: ReadonlyArray<Payment> | null;
}

/** The facts that decide which steps of a checkout are open. */
export interface CheckoutState<Shipping = Shippable, Payment = unknown> extends Chosen {
  readonly flow: CheckoutFlow;
  readonly shippingMethod: Shipping | null;
  /** The method that the shopper pressed, when it cannot be used now. */
  readonly leftMethod: Shipping | null;
  readonly paymentMethod: Payment | null;
}

/**
 * The effective values of a checkout. A linked cart uses its order's method and address. Otherwise the method is
 * SHIP-7's; the address is the warehouse for pickup, else the entered one. A method that the server does not offer is
 * `null`, and so is a payment method whose limits the amount is beyond.
 *
 * @rule PAY-4, CHK-3, CHK-8, SHIP-7
 * @example checkoutState({ isLoggedIn: false, linkedOrder: null, selection: { type: "personal" }, shippingMethods: [{ id: "4", kind: "pickup", isAvailable: true, problems: [] }], shippingMethodId: null, paymentMethods: null }).shippingMethod.kind // => "pickup"
 */
export function checkoutState<Shipping extends Shippable, Payment extends Payable>(
  sources: CheckoutSources<Shipping, Payment>,
  { pickup = pickupAddress }: { readonly pickup?: Destination | undefined } = {},
): CheckoutState<Shipping, Payment> {
  const { linkedOrder, selection, shippingMethods, shippingMethodId, paymentMethods, paymentMethodId } = sources;
  const { method, left } = effectiveMethod(shippingMethods ?? [], {
    linkedOrder,
    selection,
    pressedId: shippingMethodId,
  });
  const isFetched = linkedOrder
    ? shippingTraits(linkedOrder.shippingMethod).goesTo === "shop"
    : selection?.type === "personal";
  return {
    ...sources,
    flow: checkoutFlow(sources),
    shippingMethod: method,
    leftMethod: left,
    shippingAddress: isFetched ? pickup : (linkedOrder ?? sources).shippingAddress,
    paymentMethod:
      (paymentMethods &&
        offeredPaymentMethods(paymentMethods, sources).find(
          (method) => method.id === paymentMethodId && paymentLimit(method, sources) === null,
        )) ??
      null,
  };
}
