export type {
  AdditionalInformation,
  Cart,
  CartBillingAddress,
  CartChoices,
  CartLine,
  CartWarning,
  DeletedProduct,
  LineOptions,
  Substitution,
} from "./model/Cart.ts";
export type { CartError } from "./model/CartError.ts";
export { cartItemCount } from "./rules/cartItemCount.ts";
export { orderedQuantity } from "./rules/orderedQuantity.ts";
export { goodsTotal } from "./rules/goodsTotal.ts";
export type { CartState } from "./queue/CartState.ts";
export {
  breakdown,
  type CartTotals,
  cartTotals,
  type DepositedCart,
  type TotalsChoices,
  type TotalledCart,
  type TotalledLine,
} from "./rules/cartTotals.ts";
export { cartWeight } from "./rules/cartWeight.ts";
export { changedTotals, type LineChange, type PricedLine } from "./rules/changedTotals.ts";
export { commonSubstitution } from "./rules/commonSubstitution.ts";
export { type Coupon, couponDiscount, type CouponLine } from "./rules/couponDiscount.ts";
export type { EstimateDifference } from "./queue/estimateDifferences.ts";
export { exceedsMaxWeight } from "./rules/exceedsMaxWeight.ts";
export { isNearMaxWeight } from "./rules/isNearMaxWeight.ts";
export { isPanelOpen } from "./rules/isPanelOpen.ts";
export { lineDeposit } from "./rules/lineDeposit.ts";
export { linePrice } from "./rules/linePrice.ts";
export type { PriceChange } from "./model/PriceChange.ts";
export { priceChanges } from "./rules/priceChanges.ts";
export type { SeenPrice } from "./model/SeenPrice.ts";
export { lineQuantity } from "./rules/lineQuantity.ts";
export type { ProductInCart } from "./queue/productInCart.ts";
export { selectionOfCart } from "./rules/selectionOfCart.ts";
export { cartTexts, type CartTexts } from "./text.hu.ts";
