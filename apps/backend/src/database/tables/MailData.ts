import type { OrderMails } from "./OrderMails.ts";

/** The data of each kind of mail. */
export interface MailData extends OrderMails {
  /** To a newly registered user; the token confirms the address, at `/e-mail-megerosites/{recipient}/{token}`. */
  readonly registration: { readonly name: string; readonly token: string };
  /** To an address that shall become an account's; at the same page, with `?uj-cim`. */
  readonly emailVerification: { readonly name: string; readonly token: string };
  /** To a user who forgot the password: `/elfelejtett-jelszo/{recipient}/{token}`. */
  readonly passwordReset: { readonly name: string; readonly token: string };
  /** To the address that an account had until now. */
  readonly emailChanged: { readonly name: string; readonly email: string };
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
  /** To a subscriber of a product that is available again; `/{urlKey}` is its page. */
  readonly backInStock: { readonly name: string; readonly product: string; readonly urlKey: string };
  /** To an invited address, with or without an account. */
  readonly listShare: { readonly ownerName: string; readonly listName: string };
}
