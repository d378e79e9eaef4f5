import type { PaymentRefusal } from "../generated/resolvers.ts";

export type ProviderName = "borgun" | "simplePay";

/** A try to pay that a provider is asked to take. */
export interface PaymentRequest {
  readonly reference: string;
  /** Whole forint. */
  readonly amount: number;
  readonly orderId: number;
  readonly email: string | null;
  readonly now: Date;
  /** Whether the shopper wants the card to be kept. */
  readonly keepsCard: boolean;
}

/** What a browser says of itself with every request: banks want to know who pays by a card that is kept. */
export interface Browser {
  readonly accept: string;
  readonly agent: string;
  readonly ip: string;
  readonly language: string;
}

/** A card that a provider keeps for the shop. */
export interface KeptCard {
  /** What it is charged by: of no use to anybody but the shop. */
  readonly token: string;
  /** `Visa`; `null` when the provider does not say. */
  readonly brand: string | null;
  /** The last four digits. */
  readonly digits: string;
  /** `11/28` */
  readonly expiry: string;
}

export interface StartedPayment {
  /** Where the shopper goes to pay. */
  readonly payAt: string;
  /** What the provider calls it, if it says so at once. */
  readonly providerReference: string | null;
}

interface Said {
  readonly reference: string;
  /** What the provider calls it. */
  readonly providerReference: string | null;
}

export interface Received extends Said {
  readonly status: "RECEIVED";
  readonly amount: number;
  readonly currency: string;
  /** Which it keeps from now on. */
  readonly card?: KeptCard | undefined;
}

export interface Pending extends Said {
  readonly status: "PENDING";
}

export interface Refused extends Said {
  readonly status: "REFUSED";
  readonly refusal: PaymentRefusal;
}

/** What a provider has said of a try, and been proved to have said. */
export type ProviderAnswer = Pending | Received | Refused;

/** What a server of the provider's sends, as it came. */
export interface Notice {
  readonly body: string;
  readonly signature: string | null;
}

export interface Acknowledgement {
  readonly type: string;
  readonly body: string;
  readonly signature: string | null;
}

export interface VerifiedNotice {
  readonly answer: ProviderAnswer;
  /** What the provider has to be answered once the answer is kept. */
  readonly acknowledge: (now: Date) => Acknowledgement;
}

/** What a browser has to post to a provider. */
export interface PaymentForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface ChargeRequest extends Omit<PaymentRequest, "keepsCard"> {
  readonly token: string;
  readonly browser: Browser;
}

/** What is done with cards that a provider keeps. */
export interface CardKeeper {
  /** Charges a card; `payAt` is `null` unless its bank wants the shopper to confirm it. How it went is for `find` to say. */
  readonly charge: (
    request: ChargeRequest,
  ) => Promise<Omit<StartedPayment, "payAt"> & { readonly payAt: string | null }>;
  /** Has a card forgotten, also when it has been before. */
  readonly forget: (token: string) => Promise<void>;
}

/** A company that takes cards. Errors of every call: ProviderFailure when it cannot be reached or makes no sense. */
export interface PaymentProvider {
  readonly start: (request: PaymentRequest) => Promise<StartedPayment>;
  /** With what the shopper goes there, of a provider that does not know of a payment before. */
  readonly formOf?: (request: PaymentRequest) => PaymentForm;
  /** What the shopper brings back in the address or in a form; `null` when the provider has not said that. */
  readonly readBack: (fields: URLSearchParams) => Promise<ProviderAnswer | null>;
  /** `null` when the provider has not said that. */
  readonly readNotice: (notice: Notice) => Promise<VerifiedNotice | null>;
  /** How a try stands; `null` when the provider cannot be asked, or knows nothing of it. */
  readonly find: (reference: string) => Promise<ProviderAnswer | null>;
  /** Of a provider that keeps cards. */
  readonly cards?: CardKeeper;
}
