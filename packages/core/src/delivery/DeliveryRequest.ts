/** Whether the shopper is being asked where the goods shall go. */
export interface DeliveryRequest {
  readonly open: boolean;
  /** A product waits for the answer before it goes into the cart (CART-9). */
  readonly forAdd: boolean;
}
