import type { ShippingKind } from "@kamra/core/delivery";
import type { VatOfRate } from "@kamra/core/orders";
import type { OpeningHours, OrderTimeSlot } from "../../generated/types.ts";
import type { OrderAmounts } from "./OrderTables.ts";
import type { PurchaseLine } from "./PurchaseLine.ts";

/** What every mail to a customer about an order says; `/megrendeles/statusz/{transactionId}` shows the order. */
export interface OrderMail {
  readonly name: string;
  readonly orderId: string;
  readonly transactionId: string;
}

/** An order that is not closed. */
export interface OpenOrderMail extends OrderMail {
  readonly shippingKind: ShippingKind | null;
  /** The address on one line, or the post point or store where the goods are fetched. */
  readonly place: string | null;
  readonly timeSlot: OrderTimeSlot | null;
  /** Whole forint; absent unless it is paid in cash. */
  readonly cashDue: number | null;
  /** Absent unless it is fetched from the shop. */
  readonly pickup: OrderPickupMail | null;
}

/** How an order is fetched. */
interface OrderPickupMail {
  readonly readyFrom: string | null;
  readonly week: ReadonlyArray<OpeningHours>;
}

/** Whole forint, deposits included. */
interface ConfirmedLine extends PurchaseLine {
  readonly total: number;
  /** After its part of the discount; absent without one, and in mails of earlier releases. */
  readonly paid?: number;
}

export interface OrderConfirmation extends OpenOrderMail {
  readonly lines: ReadonlyArray<ConfirmedLine>;
  readonly amounts: OrderAmounts;
  /** The VAT in the total; absent in mails of earlier releases. */
  readonly vat?: ReadonlyArray<VatOfRate>;
  /** The names of the shipping and payment methods. */
  readonly shipping: string;
  readonly payment: string;
  readonly contact: { readonly email: string; readonly telephone: string | null };
  readonly billing: {
    readonly name: string | null;
    readonly address: string;
    readonly vatNumber: string | null;
  } | null;
  readonly at: string;
  readonly cancellableUntil: string;
  /** It waits for a card payment. */
  readonly isToPay: boolean;
  /** The token that confirms the order, at `/megrendeles/megerosites/{transactionId}/{token}`; absent when it needs none. */
  readonly confirm?: { readonly token: string; readonly until: string } | null;
  /** It was sent again, because the order is paid in another way now. */
  readonly isPaidOtherwise?: true;
  /** The terms in force, as HTML; absent when the shop has none. */
  readonly terms: string | null;
}

/** The data of the mails about orders, one kind for each change that a shopper waits for. */
export interface OrderMails {
  readonly orderConfirmation: OrderConfirmation;
  readonly orderPaid: OpenOrderMail;
  readonly orderPaymentFailed: OrderMail;
  readonly orderPicking: OpenOrderMail;
  readonly orderOnItsWay: OpenOrderMail;
  readonly orderPosted: OpenOrderMail;
  readonly orderReady: OpenOrderMail & { readonly code: string | null };
  readonly orderDelivered: OpenOrderMail;
  readonly orderCancelled: OrderMail & {
    readonly by: "shopper" | "shop";
    /** Whole forint: what was paid and goes back. */
    readonly refund: number;
  };
  /** The customer did not pay in time. */
  readonly orderUnpaid: OrderMail;
  /** The customer did not confirm in time. */
  readonly orderUnconfirmed: OrderMail;
  /** Money arrived for an order that was paid or cancelled before; whole forint. */
  readonly orderRefund: OrderMail & { readonly amount: number };
  /** A customer wants to withdraw from a purchase, at `/elallas/{transactionId}`. */
  readonly withdrawalLink: OrderMail;
  /** The customer withdrew from a purchase: the products, the date, and the refund in whole forint. */
  readonly withdrawalReceipt: OrderMail & {
    readonly withdrawalId: string;
    readonly at: string;
    readonly lines: ReadonlyArray<PurchaseLine>;
    readonly amount: number;
    /** The masked number of the account that a refund of cash goes to; absent in mails of earlier releases. */
    readonly refundAccount?: string | null;
  };
}
