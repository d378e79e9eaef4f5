import type { Destination } from "../../address/Destination.ts";
import type { PaymentMethod } from "../../payment/PaymentMethod.ts";
import type { ShippingMethod } from "../../delivery/model/ShippingMethod.ts";
import type { TimeRange } from "../../delivery/model/TimeSlot.ts";

/** An open order that a cart can be delivered with. */
export interface LinkableOrder {
  readonly id: string;
  readonly createdAt: string;
  readonly shippingAddress: Destination;
  readonly timeSlot: TimeRange | null;
  readonly shippingMethod: Omit<
    ShippingMethod,
    "price" | "extraCost" | "isAvailable" | "problems" | "refuses" | "timeSlots" | "cashCost"
  > & {
    readonly isActive: boolean;
    readonly sort: number;
  };
  readonly paymentMethod:
    | (Pick<PaymentMethod, "id" | "name" | "shortDescription"> & {
        readonly isActive: boolean;
        readonly sort: number;
      })
    | null;
}
