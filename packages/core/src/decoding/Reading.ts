import type { Failure } from "./Failure.ts";

/** The server's ids of shipping and payment methods, by kind; the default where missing. */
export interface WireIds {
  readonly shippingMethodIds?: Readonly<Record<string, string>>;
  readonly paymentMethodIds?: Readonly<Record<string, string>>;
}

/** The models that take own fields. */
export const ownModelNames = ["Product", "CartLine", "Cart", "Order", "OrderLine", "User"] as const;
export type OwnModelName = (typeof ownModelNames)[number];

/** What is asked for the own fields of a model, and what reads them. */
export interface OwnPart {
  /** One of our documents, in which each fragment of the model also asks for them. */
  readonly ask: (text: string) => string;
  readonly read: (value: unknown, reading: Reading) => Readonly<Record<string, unknown>> | Failure;
}

/** The own fields of a shop: what `ownFields` makes. */
export type OwnFields = Readonly<Partial<Record<OwnModelName, OwnPart>>>;

/** The context of a decoder. */
export interface Reading {
  /** Collects what lists leave out (`eachValid`). */
  readonly left: Failure[];
  readonly ids: WireIds;
  /** The application's own fields. */
  readonly ownFields?: OwnFields | undefined;
}

/** A reading by the default ids, which ignores left-out members. */
export const reading = (ownFields?: OwnFields): Reading => ({ left: [], ids: {}, ownFields });
