/** Whether the delivery dialog is open. */
export interface DeliveryRequest {
  readonly open: boolean;
  /** A product waits for the answer before it goes into the cart (CART-9). */
  readonly forAdd: boolean;
}
