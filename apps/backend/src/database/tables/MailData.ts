import type { OrderTimeSlot } from "../../generated/types.ts";
import type { OrderAmounts } from "./OrderTables.ts";
import type { PurchaseLine } from "./PurchaseLine.ts";

/** The data of each kind of mail. */
export interface MailData {
  /** To a newly registered user; the token confirms the address, at `/e-mail-megerosites/{recipient}/{token}`. */
  readonly registration: { readonly name: string; readonly token: string };
  /** To a user's new address; the token confirms it, as at registration. */
  /** To an address that shall become an account's; at the same page, with `?uj-cim`. */
  readonly emailVerification: { readonly name: string; readonly token: string };
  /** To a user who forgot the password: `/elfelejtett-jelszo/{recipient}/{token}`. */
  readonly passwordReset: { readonly name: string; readonly token: string };
  /** To the address that an account had until now. */
  readonly emailChanged: { readonly name: string; readonly email: string };
  /** To a customer; `/megrendeles/statusz/{transactionId}` shows the order. */
  readonly orderConfirmation: {
    readonly name: string;
    readonly orderId: string;
    readonly transactionId: string;
    /** Each with its total, deposits included; whole forint. */
    readonly lines: ReadonlyArray<PurchaseLine & { readonly total: number }>;
    readonly amounts: OrderAmounts;
    /** The names of the shipping and payment methods. */
    readonly shipping: string;
    readonly payment: string;
    readonly timeSlot: OrderTimeSlot | null;
  };
  /** To a customer who did not pay in time; the order is cancelled. */
  readonly orderUnpaid: { readonly name: string; readonly orderId: string; readonly transactionId: string };
  /** To the shop's people. */
  readonly contactMessage: {
    readonly name: string;
    readonly email: string;
    readonly telephone: string | null;
    readonly subject: string;
    readonly message: string;
  };
  /** To a new newsletter address; `/hirlevel/megerosites/{token}` begins the subscription. */
  readonly newsletterConfirmation: { readonly name: string | null; readonly token: string };
  /** To a confirmed subscriber; `/hirlevel/leiratkozas/{token}` ends the subscription. */
  readonly newsletterWelcome: { readonly name: string | null; readonly token: string };
  /** To a customer who wants to withdraw from a purchase, at `/elallas/{transactionId}`. */
  readonly withdrawalLink: { readonly name: string; readonly orderId: string; readonly transactionId: string };
  /** To a customer who withdrew from a purchase: the products, the date, and the refund in whole forint. */
  readonly withdrawalReceipt: {
    readonly name: string;
    readonly orderId: string;
    readonly transactionId: string;
    readonly withdrawalId: string;
    readonly at: string;
    readonly lines: ReadonlyArray<PurchaseLine>;
    readonly amount: number;
    /** The masked number of the account that a refund of cash goes to; absent in mails of earlier releases. */
    readonly refundAccount?: string | null;
  };
  /** To a subscriber of a product that is available again; `/{urlKey}` is its page. */
  readonly backInStock: { readonly name: string; readonly product: string; readonly urlKey: string };
  /** To an invited address, with or without an account. */
  readonly listShare: { readonly ownerName: string; readonly listName: string };
}
