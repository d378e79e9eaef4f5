import type { OrderTimeSlot } from "../generated/resolvers.ts";
import type { OrderAmounts } from "../order/OrderTables.ts";
import type { PurchaseLine } from "./PurchaseLine.ts";

/** What each kind of mail says, beside what is the same in all of that kind. */
export interface MailData {
  /** To somebody who has just registered; the token confirms the address, at `/e-mail-megerosites/{recipient}/{token}`. */
  readonly registration: { readonly name: string; readonly token: string };
  /** To the address that somebody wants for their account; the token as at registration. */
  /** To an address that shall become an account's; at the same page, with `?uj-cim`. */
  readonly emailVerification: { readonly name: string; readonly token: string };
  /** To somebody who forgot the password: `/elfelejtett-jelszo/{recipient}/{token}`. */
  readonly passwordReset: { readonly name: string; readonly token: string };
  /** To the address that an account had until now. */
  readonly emailChanged: { readonly name: string; readonly email: string };
  /** To whoever ordered; `/megrendeles/statusz/{transactionId}` shows the order. */
  readonly orderConfirmation: {
    readonly name: string;
    readonly orderId: string;
    readonly transactionId: string;
    /** Each with what it costs, deposits included; whole forint. */
    readonly lines: ReadonlyArray<PurchaseLine & { readonly total: number }>;
    readonly amounts: OrderAmounts;
    /** What the ways of delivery and of paying are called. */
    readonly shipping: string;
    readonly payment: string;
    readonly timeSlot: OrderTimeSlot | null;
  };
  /** To whoever ordered and did not pay in time; the order is cancelled. */
  readonly orderUnpaid: { readonly name: string; readonly orderId: string; readonly transactionId: string };
  /** To the shop's people. */
  readonly contactMessage: {
    readonly name: string;
    readonly email: string;
    readonly telephone: string | null;
    readonly subject: string;
    readonly message: string;
  };
  /** To an address that somebody subscribed to the newsletter; `/hirlevel/megerosites/{token}` begins it. */
  readonly newsletterConfirmation: { readonly name: string | null; readonly token: string };
  /** To whoever has confirmed; `/hirlevel/leiratkozas/{token}` ends it. */
  readonly newsletterWelcome: { readonly name: string | null; readonly token: string };
  /** To whoever has withdrawn from a purchase: what of, when, and what they get back in whole forint. */
  readonly withdrawalReceipt: {
    readonly name: string;
    readonly orderId: string;
    readonly transactionId: string;
    readonly withdrawalId: string;
    readonly at: string;
    readonly lines: ReadonlyArray<PurchaseLine>;
    readonly amount: number;
  };
  /** To somebody who waits for a product, once it can be had again; `/{urlKey}` is its page. */
  readonly backInStock: { readonly name: string; readonly product: string; readonly urlKey: string };
  /** To whom a list is shared with, whether they have an account or not. */
  readonly listShare: { readonly ownerName: string; readonly listName: string };
}
