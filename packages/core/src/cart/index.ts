export type {
  AdditionalInformation,
  Cart,
  CartBillingAddress,
  CartChoices,
  CartLine,
  CartWarning,
  LineOptions,
} from "./Cart.ts";
export type { CartError } from "./CartError.ts";
export { cartItemCount } from "./cartItemCount.ts";
export { orderedQuantity } from "./orderedQuantity.ts";
export { goodsTotal } from "./goodsTotal.ts";
export type { CartState } from "./CartState.ts";
export {
  breakdown,
  type CartTotals,
  cartTotals,
  type DepositedCart,
  type TotalsChoices,
  type TotalledCart,
  type TotalledLine,
} from "./cartTotals.ts";
export { cartWeight } from "./cartWeight.ts";
export { changedTotals, type LineChange, type PricedLine } from "./changedTotals.ts";
export { commonSubstitution } from "./commonSubstitution.ts";
export { type Coupon, couponDiscount, type CouponLine } from "./couponDiscount.ts";
export type { EstimateDifference } from "./estimateDifferences.ts";
export { exceedsMaxWeight } from "./exceedsMaxWeight.ts";
export { isNearMaxWeight } from "./isNearMaxWeight.ts";
export { isPanelOpen } from "./isPanelOpen.ts";
export { lineDeposit } from "./lineDeposit.ts";
export { linePrice } from "./linePrice.ts";
export type { PriceChange } from "./PriceChange.ts";
export { priceChanges, seenPrices } from "./priceChanges.ts";
export type { SeenPrice } from "./SeenPrice.ts";
export { lineQuantity } from "./lineQuantity.ts";
export { preselectedOrder } from "./preselectedOrder.ts";
export type { ProductInCart } from "./productInCart.ts";
export { productsToRemove } from "./productsToRemove.ts";
export { selectionOfCart } from "./selectionOfCart.ts";
export { cartTexts, type CartTexts } from "./text.hu.ts";
