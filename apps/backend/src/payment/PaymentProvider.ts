import type { PaymentRefusal } from "../generated/types.ts";
import type { Browser } from "../http/browserOf.ts";

/** A payment attempt for a provider. */
export interface PaymentRequest {
  readonly reference: string;
  /** Whole forint. */
  readonly amount: number;
  readonly orderId: number;
  readonly email: string | null;
  readonly now: Date;
  /** Whether the shopper wants the card to be kept. */
  readonly savesCard: boolean;
}

/** A card that a provider stores for the shop. */
export interface ProviderCard {
  /** The token for charging it; only the shop can use it. */
  readonly token: string;
  /** `Visa`; `null` when the provider does not say. */
  readonly brand: string | null;
  /** The last four digits. */
  readonly digits: string;
  /** `11/28` */
  readonly expiry: string;
}

export interface StartedPayment {
  /** The payment page. */
  readonly payAt: string;
  /** The provider's reference, if it gives one immediately. */
  readonly providerReference: string | null;
}

interface Said {
  readonly reference: string;
  /** The provider's reference. */
  readonly providerReference: string | null;
}

export interface Received extends Said {
  readonly status: "RECEIVED";
  readonly amount: number;
  readonly currency: string;
  /** The card that the provider stores from this payment on. */
  readonly card?: ProviderCard | undefined;
}

export interface Pending extends Said {
  readonly status: "PENDING";
}

export interface Refused extends Said {
  readonly status: "REFUSED";
  readonly refusal: PaymentRefusal;
}

/** A proved message of a provider about an attempt. */
export type ProviderAnswer = Pending | Received | Refused;

/** A provider's server request, unparsed. */
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
  /** The answer that the provider expects once its message is stored. */
  readonly acknowledge: (now: Date) => Acknowledgement;
}

/** The form that a browser posts to a provider. */
export interface PaymentForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface ChargeRequest extends Omit<PaymentRequest, "savesCard"> {
  readonly token: string;
  readonly browser: Browser;
}

/** Operations on saved cards. */
export interface SavedCardOperations {
  /**
   * Charges a card; `payAt` is `null` unless its bank requires the shopper's confirmation. The result comes from
   * `find`.
   */
  readonly charge: (
    request: ChargeRequest,
  ) => Promise<Omit<StartedPayment, "payAt"> & { readonly payAt: string | null }>;
  /** Has a card forgotten, also when it has been before. */
  readonly forget: (token: string) => Promise<void>;
}

/** A company that takes cards. Errors of every call: ProviderFailure when it cannot be reached or makes no sense. */
export interface PaymentProvider {
  readonly start: (request: PaymentRequest) => Promise<StartedPayment>;
  /** The form that leads the shopper there, for a provider that needs no registration beforehand. */
  readonly formOf?: (request: PaymentRequest) => PaymentForm;
  /** The message in a returning shopper's address or form; `null` when it is not the provider's. */
  readonly readBack: (fields: URLSearchParams) => Promise<ProviderAnswer | null>;
  /** `null` when it is not the provider's. */
  readonly readNotice: (notice: Notice) => Promise<VerifiedNotice | null>;
  /** An attempt's state; `null` when the provider has no such query, or does not know it. */
  readonly find: (reference: string) => Promise<ProviderAnswer | null>;
  /** Only for a provider that stores cards. */
  readonly cards?: SavedCardOperations;
}
