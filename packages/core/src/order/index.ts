export type { Order, OrderAmounts, OrderEvent, OrderLine, OrderPayment, OrderStatus } from "./Order.ts";
export type { OrderPage } from "./OrderPage.ts";
export type { OrderReference } from "./OrderReference.ts";
export type { PaymentStart } from "./PaymentStart.ts";
