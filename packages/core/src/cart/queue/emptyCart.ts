import { huf } from "../../product/amounts.ts";
import type { Cart } from "../model/Cart.ts";

/** The cart before the server has created one. */
export const emptyCart: Cart = {
  id: "",
  hash: "",
  revision: null,
  lines: [],
  totalPrice: huf(0),
  discountPrice: null,
  couponCode: null,
  linkedOrder: null,
  shippingMethod: null,
  shippingAddress: null,
  timeSlot: null,
  postPoint: null,
  contactPerson: null,
  billingAddress: null,
  paymentMethod: null,
  savedCardId: null,
  ageConfirmed: false,
  deletedProducts: [],
  warnings: [],
};
