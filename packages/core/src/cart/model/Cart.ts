import type {} from "../../decoding/Added.ts";
import type { ContactPerson } from "../../address/ContactPerson.ts";
import type { Destination } from "../../address/Destination.ts";
import type { Huf } from "../../product/amounts.ts";
import type { LinkableOrder } from "./LinkableOrder.ts";
import type { PaymentMethod } from "../../payment/PaymentMethod.ts";
import type { Place } from "../../address/Place.ts";
import type { PostPoint } from "../../delivery/model/PostPoint.ts";
import type { Product, ProductId, QuantityType } from "../../product/Product.ts";
import type { ShippingMethod } from "../../delivery/model/ShippingMethod.ts";
import type { TimeSlot } from "../../delivery/model/TimeSlot.ts";

/** The text and ribbon of a gift card. */
export interface AdditionalInformation {
  readonly giftCardText: string | null;
  readonly ribbonColor: string | null;
}

/** The shop's action when a product has run out. */
export type Substitution = "SIMILAR" | "CALL_ME" | "LEAVE_OUT";

/** The options of a cart line, besides its quantity. */
export interface LineOptions {
  readonly sliced: boolean;
  readonly additionalInformation: AdditionalInformation | null;
  readonly substitution: Substitution;
}

/** As the SDK knows it, without what an application adds. */
export interface PlainCartLine extends Omit<LineOptions, "substitution"> {
  /** Values that a newer server adds are kept unchanged. */
  readonly substitution: Substitution | (string & {});
  readonly product: Product;
  /** In default units. */
  readonly quantity: number;
  /** In alternative units; null unless the shopper chose them. */
  readonly alternativeQuantity: number | null;
  readonly quantityType: QuantityType;
  /** The price of one default unit. */
  readonly price: Huf;
  /** The price of the whole line, deposits included. */
  readonly total: Huf;
}

/** A product in the cart, with its quantity and price. */
export interface CartLine extends PlainCartLine {}

declare module "../../decoding/Added.ts" {
  interface Added {
    readonly CartLine: Omit<CartLine, keyof PlainCartLine>;
  }
}

/** A product in the cart that cannot be ordered, with the server's explanation. */
export interface CartWarning {
  readonly productId: ProductId;
  readonly productName: string;
  readonly message: string;
}

/** A product that was in the cart until the shop deleted it. */
export interface DeletedProduct {
  readonly productId: ProductId;
  readonly productName: string;
}

/** The address on the invoice. */
export interface CartBillingAddress extends Place {
  /** The id of the account's billing address; null when the shopper typed this address. */
  readonly id: string | null;
  readonly name: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly isCompany: boolean;
  /** A company's tax number. */
  readonly vatNumber: string | null;
}

/** The shopper's choices for the whole cart; null where nothing is chosen. */
export interface CartChoices {
  readonly couponCode: string | null;
  /** The open order that this cart is delivered with. */
  readonly linkedOrder: LinkableOrder | null;
  readonly shippingMethod: ShippingMethod | null;
  readonly shippingAddress: Destination | null;
  /** The time slot that the server holds for this cart. */
  readonly timeSlot: TimeSlot | null;
  readonly postPoint: PostPoint | null;
  readonly contactPerson: ContactPerson | null;
  readonly billingAddress: CartBillingAddress | null;
  readonly paymentMethod: PaymentMethod | null;
  readonly savedCardId: string | null;
  /** The shopper confirmed that they are an adult. */
  readonly ageConfirmed: boolean;
}

/** As the SDK knows it, without what an application adds. */
export interface PlainCart extends CartChoices {
  readonly id: string;
  readonly hash: string;
  /** Grows with every update on the server; null when the server does not count updates. */
  readonly revision: number | null;
  readonly lines: ReadonlyArray<CartLine>;
  /** The sum of the lines, deposits included. */
  readonly totalPrice: Huf;
  /** The total after discounts; null without a discount. */
  readonly discountPrice: Huf | null;
  /** Products that the shop deleted from the cart, until the shopper has read it. */
  readonly deletedProducts: ReadonlyArray<DeletedProduct>;
  readonly warnings: ReadonlyArray<CartWarning>;
}

/** A cart: its lines, the shopper's choices, and the prices that the server computed. */
export interface Cart extends PlainCart {}

declare module "../../decoding/Added.ts" {
  interface Added {
    readonly Cart: Omit<Cart, keyof PlainCart>;
  }
}
