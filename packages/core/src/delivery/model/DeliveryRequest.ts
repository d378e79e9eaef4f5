import type { DeliverySelection } from "./DeliverySelection.ts";

/** Whether the delivery dialog is open. */
export interface DeliveryRequest {
  readonly open: boolean;
  /** Whether a product waits for the answer before it enters the cart (CART-9). */
  readonly forAdd: boolean;
  /** The answer that the shopper asked to give; the dialog starts with the selection without it. */
  readonly type?: DeliverySelection["type"] | undefined;
}
