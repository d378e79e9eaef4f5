/** Whether the delivery dialog is open. */
export interface DeliveryRequest {
  readonly open: boolean;
  /** Whether a product waits for the answer before it enters the cart (CART-9). */
  readonly forAdd: boolean;
}
