export { allot } from "./allot.ts";
export { type InvoicedLine, type InvoiceLine, invoiceLines, type VatOfRate, vatByRate } from "./invoiceLines.ts";
export { deliveryCalendar } from "./deliveryCalendar.ts";
export { isCanceledOrder } from "./isCanceledOrder.ts";
export type {
  Order,
  OrderAmounts,
  OrderEvent,
  OrderFee,
  OrderLine,
  OrderPayment,
  OrderPickup,
  OrderStatus,
  Withdrawal,
  WithdrawalTerms,
  WithdrawnProduct,
} from "./Order.ts";
export { needsRefundAccount } from "./needsRefundAccount.ts";
export { type CostedLine, type OrderCosts, orderCosts } from "./orderCosts.ts";
export { orderCashDue } from "./orderCashDue.ts";
export { orderProgress, type OrderStageReached } from "./orderProgress.ts";
export { orderStatuses, type OrderStage, stageOf } from "./orderStatuses.ts";
export type { OrderPage } from "./OrderPage.ts";
export type { OrderReference } from "./OrderReference.ts";
export { paymentOutcome, type PaymentOutcome } from "./paymentOutcome.ts";
export type { PaymentRequest } from "./PaymentRequest.ts";
export type { PaymentStart } from "./PaymentStart.ts";
export type { RefundAccount, WithdrawalRequest } from "./WithdrawalRequest.ts";
export { orderTexts } from "./text.hu.ts";
export { withdrawalUnit } from "./withdrawalUnit.ts";
export { withdrawnQuantity } from "./withdrawnQuantity.ts";
