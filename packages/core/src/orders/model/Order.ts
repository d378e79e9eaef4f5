import type {} from "../../decoding/Added.ts";
import type { CartBillingAddress, CartLine } from "../../cart/model/Cart.ts";
import type { ContactPerson } from "../../address/ContactPerson.ts";
import type { Destination } from "../../address/Destination.ts";
import type { GroceryStore } from "../../content/model/GroceryStore.ts";
import type { Huf } from "../../product/amounts.ts";
import type { PaymentKind } from "../../payment/PaymentMethod.ts";
import type { PostPoint } from "../../delivery/model/PostPoint.ts";
import type { ProductId } from "../../product/Product.ts";
import type { ShippingKind } from "../../delivery/model/ShippingMethod.ts";
import type { TimeRange } from "../../delivery/model/TimeSlot.ts";
import type { orderStatuses } from "./orderStatuses.ts";
import type { paymentRefusals } from "./isPaymentRefusal.ts";

/** An order's status; a newer server's is kept unchanged, with its title. */
export interface OrderStatus {
  readonly code: keyof typeof orderStatuses | (string & {});
  /** The status in words. */
  readonly title: string;
}

/** The time of reaching a status. */
export interface OrderEvent {
  readonly status: OrderStatus;
  readonly at: string;
}

/** A line of a withdrawal: the product and its quantity. */
export interface WithdrawnProduct {
  readonly productId: ProductId;
  readonly name: string;
  /** In default units. */
  readonly quantity: number;
  readonly unitName: string;
  /** In alternative units, when the shopper chose them and the whole line is returned. */
  readonly alternativeQuantity: number | null;
  readonly alternativeUnitName: string | null;
}

/** A withdrawal's refund. */
export interface WithdrawalTerms {
  readonly products: ReadonlyArray<WithdrawnProduct>;
  /** Whole forint, with delivery and fees if the whole order is returned. */
  readonly amount: Huf;
}

/** The receipt of a withdrawal. */
export interface Withdrawal extends WithdrawalTerms {
  readonly id: string;
  readonly createdAt: string;
  /**
   * The account for the refund, its number masked; null for a refund to the original payment, and after the number was
   * deleted.
   */
  readonly refundAccount: {
    readonly holder: string;
    readonly number: string;
  } | null;
}

/** As the SDK knows it, without what an application adds. */
export interface PlainOrderLine extends Pick<
  CartLine,
  "sliced" | "additionalInformation" | "substitution" | "quantityType"
> {
  readonly productId: ProductId;
  readonly name: string;
  /** In default units. */
  readonly quantity: number;
  /** Of the default unit. */
  readonly unitName: string;
  /** In alternative units, when the shopper chose them. */
  readonly alternativeQuantity: number | null;
  /** Of the alternative unit, when the shopper chose it. */
  readonly alternativeUnitName: string | null;
  /** Of one default unit. */
  readonly price: Huf;
  /** The line's total before discount, deposits included. */
  readonly total: Huf;
  /** The deposits in the total. */
  readonly deposit: Huf;
  /** The line's part of the order's discount: 0 or below. */
  readonly discount: Huf;
  /** The line's price after discount, deposits included. */
  readonly paid: Huf;
  /** Percent. */
  readonly vatPercent: number | null;
  /** The VAT in what is paid, whole forint; 0 without a rate. */
  readonly vat: Huf;
  /** The quantity that can still be returned, in default units; 0 for perishable products. */
  readonly withdrawableQuantity: number;
}

/** An ordered line, independent of later product changes. */
export interface OrderLine extends PlainOrderLine {}

declare module "../../decoding/Added.ts" {
  interface Added {
    readonly OrderLine: Omit<OrderLine, keyof PlainOrderLine>;
  }
}

/** An order's total and its parts, in whole forint, gross; `total` is the sum of the others. */
export interface OrderAmounts {
  readonly goods: Huf;
  readonly deposit: Huf;
  /** Negative for a reduction. */
  readonly discount: Huf;
  readonly delivery: Huf;
  readonly cashOnDelivery: Huf;
  readonly boxing: Huf;
  readonly donation: Huf;
  readonly total: Huf;
}

/** The part of an order's fee with one VAT rate; gross. The parts of a kind add up to the fee. */
export interface OrderFee {
  readonly kind: "DELIVERY" | "CASH_ON_DELIVERY" | "BOXING";
  readonly vatPercent: number | null;
  readonly amount: Huf;
  /** In the amount. */
  readonly vat: Huf;
}

/** A payment method that can take a refused card's place. */
export interface PaymentAlternative {
  readonly id: string;
  readonly kind: PaymentKind | null;
  readonly name: string;
  /** Its fee, part of the total; whole forint. */
  readonly fee: Huf;
  /** What the order costs with it; whole forint. */
  readonly total: Huf;
}

/** The state of a card payment. */
export interface OrderPayment {
  readonly status: "PENDING" | "RECEIVED" | "REFUSED" | "TO_GIVE_BACK" | (string & {});
  /** Why the latest attempt failed, if known. */
  readonly refusal: (typeof paymentRefusals)[number] | null;
  /** Whether the shopper can start another attempt, or resume the open one. */
  readonly canRetry: boolean;
}

/** How an order is fetched from the shop. */
export interface OrderPickup {
  /** The code to show at the counter; null for orders from before codes existed. */
  readonly code: string | null;
  /** The expected time from which the goods can be fetched. */
  readonly readyFrom: string | null;
  /** The store's opening hours; empty when they are not known. */
  readonly week: GroceryStore["week"];
}

/** As the SDK knows it, without what an application adds. */
export interface PlainOrder {
  /** The number for customer service; only its owner can open the order by it. */
  readonly id: string;
  readonly createdAt: string;
  readonly status: OrderStatus;
  /** What it costs, in parts, in forints. */
  readonly amounts: OrderAmounts;
  readonly lines: ReadonlyArray<OrderLine>;
  /** Its fees by VAT rate. */
  readonly fees: ReadonlyArray<OrderFee>;
  readonly shippingMethod: {
    readonly id: string;
    readonly kind: ShippingKind | null;
    readonly name: string;
  };
  readonly paymentMethod: {
    readonly id: string;
    readonly kind: PaymentKind | null;
    readonly name: string;
  };
  /** Null unless it is paid by card, or was. */
  readonly payment: OrderPayment | null;
  readonly shippingAddress: Destination | null;
  readonly billingAddress: CartBillingAddress | null;
  readonly contactPerson: ContactPerson | null;
  readonly timeSlot: TimeRange | null;
  /** The post point of the parcel; null for other methods. */
  readonly postPoint: PostPoint | null;
  /** Where and when it is picked up at the shop; null for other methods. */
  readonly pickup: OrderPickup | null;
  readonly linkedOrderId: string | null;
  readonly couponCode: string | null;
  readonly comment: string | null;
  /** The courier takes empty bottles and cans back. */
  readonly returnsEmpties: boolean;
  readonly userType: string;
  readonly affiliation: string;
  /** The end of cancellation; null when it cannot be cancelled. */
  readonly cancellableUntil: string | null;
  /** The end of the withdrawal period; null until it is delivered. */
  readonly withdrawableUntil: string | null;
  /** The end of confirmation by mail; an unconfirmed order is cancelled then. Null when no confirmation is pending. */
  readonly confirmUntil: string | null;
  /** Its link is old: personal data and lines are left out. */
  readonly isBrief: boolean;
  /** Withdrawals, oldest first. */
  readonly withdrawals: ReadonlyArray<Withdrawal>;
  /** The history of its status, oldest first. */
  readonly events: ReadonlyArray<OrderEvent>;
}

/** An order as it was placed, and its later state. */
export interface Order extends PlainOrder {}

declare module "../../decoding/Added.ts" {
  interface Added {
    readonly Order: Omit<Order, keyof PlainOrder>;
  }
}
