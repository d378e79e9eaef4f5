import { failedBecause } from "../kernel/failedBecause.ts";
import type { CheckoutTexts } from "./text.hu.ts";

/** The English texts of the checkout: its steps, what is missing, and how placing the order ended. */
export const checkoutTexts: CheckoutTexts = {
  steps: {
    cart: "Basket",
    contact: "Contact details",
    shipping: "Delivery",
    billing: "Billing and payment",
    orderDetails: "Order details",
    summary: "Summary",
  },
  toSteps: {
    cart: "basket",
    contact: "contact details",
    shipping: "delivery",
    billing: "billing and payment",
    orderDetails: "order details",
    summary: "summary",
  },
  next: (toStep) => `Continue to ${toStep}`,
  back: (toStep) => `Back to ${toStep}`,
  placeOrder: "Order with obligation to pay",
  blockers: {
    cart: "Your basket is empty.",
    selection: "You have not told us where to deliver yet.",
    shippingMethod: "This delivery option cannot be used with your basket at the moment.",
    contactPerson: "The name, the phone number or a valid e-mail address of the contact person is missing.",
    shippingAddress: "The delivery address is missing.",
    timeSlot: "You have not chosen a time slot yet.",
    lostTimeSlot: "Your time is up: we no longer hold the time slot that you chose.",
    unfitTimeSlot: "The time slot that you chose no longer suits this order.",
    postPoint: "You have not chosen a post point yet.",
    billingAddress: "The billing address is missing or incomplete.",
    paymentMethod: "Choose a payment method that is available now.",
  },
  orderPlaced: "Thank you, we have your order!",
  money: {
    none: "You have not placed an order and have not paid. You can safely try again.",
    unknown:
      "We do not know yet whether your order has reached us. Please do not order or pay again: we will find out as soon as we can, and tell you here.",
  },
  cartChanged: "Your basket has changed in the meantime. Please check what is different before you order.",
  orderFailed: (details) => failedBecause("We could not place your order:", details),
};
