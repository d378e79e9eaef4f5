import type { BillingAddress } from "../../payment/BillingAddress.ts";
import type { ContactPerson } from "../../address/ContactPerson.ts";
import type { Huf } from "../../product/amounts.ts";
import type { PostPoint } from "../../delivery/model/PostPoint.ts";
import type { ShippingAddress } from "../../address/ShippingAddress.ts";

/** The shopper's input during checkout; null where missing. */
export interface OrderData {
  readonly contactPerson: ContactPerson | null;
  /** The method that the shopper pressed; entered data never have it, it goes to the cart at once. */
  readonly shippingMethodId: string | null;
  /** Of a saved address. */
  readonly shippingAddressId: string | null;
  readonly shippingAddress: ShippingAddress | null;
  readonly timeSlotId: string | null;
  readonly postPoint: PostPoint | null;
  readonly billingAddress: BillingAddress | null;
  /** The bill goes to the shipping address: `billingAddress` follows each change of it (ADDR-13). Absent means no. */
  readonly isBillingSame?: boolean;
  readonly paymentMethodId: string | null;
  readonly savedCardId: string | null;
  /** On top of the cart's total; counts where a payment method is chosen (PAY-4). */
  readonly donation: {
    readonly amount: Huf;
    readonly cause: string;
  } | null;
  /** Of the loyalty programme whose credit the order earns. */
  readonly loyaltyCardNumber: string | null;
  readonly saveShippingAddress: boolean;
  readonly saveBillingAddress: boolean;
}
