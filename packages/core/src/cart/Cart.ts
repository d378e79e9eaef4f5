import type { Huf } from "../product/amounts.ts";
import type { Product, ProductId, QuantityType } from "../product/Product.ts";

export interface AdditionalInformation {
  readonly giftCardText: string | null;
  readonly ribbonColor: string | null;
}

export interface CartLine {
  readonly product: Product;
  /** In default units. */
  readonly quantity: number;
  /** In alternative units, when the shopper chose them. */
  readonly alternativeQuantity: number | null;
  readonly quantityType: QuantityType;
  /** Of one default unit. */
  readonly price: Huf;
  /** The line, deposits included. */
  readonly total: Huf;
  readonly sliced: boolean;
  readonly additionalInformation: AdditionalInformation | null;
}

export interface CartAddress {
  readonly name: string | null;
  readonly postcode: number;
  readonly city: string;
  readonly street: string | null;
  readonly houseNumber: string | null;
  readonly note: string | null;
  readonly telephone: string | null;
}

export interface CartWarning {
  readonly productId: ProductId;
  readonly productName: string;
  readonly message: string;
}

export interface Cart {
  readonly id: string;
  readonly hash: string;
  readonly lines: ReadonlyArray<CartLine>;
  /** The sum of the lines, deposits included. */
  readonly totalPrice: Huf;
  /** What remains of it after discounts; null when there is none. */
  readonly discountPrice: Huf | null;
  readonly couponCode: string | null;
  readonly shippingAddress: CartAddress | null;
  readonly warnings: ReadonlyArray<CartWarning>;
}
