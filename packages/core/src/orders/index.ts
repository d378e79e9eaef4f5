export { type InvoicedLine, type InvoiceLine, invoiceLines, type VatOfRate, vatByRate } from "./rules/invoiceLines.ts";
export { deliveryCalendar } from "./rules/deliveryCalendar.ts";
export { isCanceledOrder } from "./rules/isCanceledOrder.ts";
export type {
  Order,
  OrderAmounts,
  OrderEvent,
  OrderFee,
  OrderLine,
  OrderPayment,
  OrderPickup,
  OrderStatus,
  PaymentAlternative,
  Withdrawal,
  WithdrawalTerms,
  WithdrawnProduct,
} from "./model/Order.ts";
export { needsRefundAccount } from "./rules/needsRefundAccount.ts";
export { type CostedLine, costsWithFees, type OrderCosts, orderCosts } from "./rules/orderCosts.ts";
export { orderCashDue } from "./rules/orderCashDue.ts";
export { orderProgress, type OrderStageReached } from "./rules/orderProgress.ts";
export { orderStatuses, type OrderStage, stageOf } from "./model/orderStatuses.ts";
export type { OrderPage } from "./model/OrderPage.ts";
export type { OrderReference } from "./model/OrderReference.ts";
export { paymentOutcome, type PaymentOutcome } from "./rules/paymentOutcome.ts";
export type { PaymentChange } from "./model/PaymentChange.ts";
export type { PaymentRequest } from "./model/PaymentRequest.ts";
export type { PaymentStart } from "./model/PaymentStart.ts";
export type { RefundAccount, WithdrawalRequest } from "./model/WithdrawalRequest.ts";
export { type OrderTexts, orderTexts } from "./text.hu.ts";
export { withdrawalUnit } from "./rules/withdrawalUnit.ts";
export { withdrawnQuantity } from "./rules/withdrawnQuantity.ts";
