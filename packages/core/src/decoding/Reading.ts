import type { Failure } from "./Failure.ts";

/** The server's ids of shipping and payment methods, by kind; the default where missing. */
export interface WireIds {
  readonly shippingMethodIds?: Readonly<Record<string, string>>;
  readonly paymentMethodIds?: Readonly<Record<string, string>>;
}

/** The context of a decoder. */
export interface Reading {
  /** Collects what lists leave out (`eachValid`). */
  readonly left: Failure[];
  readonly ids: WireIds;
}

/** A reading by the default ids, which ignores left-out members. */
export const reading = (): Reading => ({ left: [], ids: {} });
