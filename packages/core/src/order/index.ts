export { isCanceledOrder } from "./isCanceledOrder.ts";
export type {
  Order,
  OrderAmounts,
  OrderEvent,
  OrderLine,
  OrderPayment,
  OrderStatus,
  Withdrawal,
  WithdrawalTerms,
  WithdrawnProduct,
} from "./Order.ts";
export { orderProgress, type OrderStage, type OrderStageReached } from "./orderProgress.ts";
export type { OrderPage } from "./OrderPage.ts";
export type { OrderReference } from "./OrderReference.ts";
export { paymentEnding, type PaymentEnding } from "./paymentEnding.ts";
export type { PaymentRequest } from "./PaymentRequest.ts";
export type { PaymentStart } from "./PaymentStart.ts";
export type { WithdrawalRequest } from "./WithdrawalRequest.ts";
