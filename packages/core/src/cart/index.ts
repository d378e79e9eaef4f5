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
  type CartTotals,
  cartTotals,
  type TotalsChoices,
  type TotalledCart,
  type TotalledLine,
} from "./rules/cartTotals.ts";
export { cartWeight } from "./rules/cartWeight.ts";
export { commonSubstitution } from "./rules/commonSubstitution.ts";
export { type Coupon, couponDiscount, type CouponLine } from "./rules/couponDiscount.ts";
export type { EstimateDifference } from "./queue/estimateDifferences.ts";
export { exceedsMaxWeight } from "./rules/exceedsMaxWeight.ts";
export { isNearMaxWeight } from "./rules/isNearMaxWeight.ts";
export { lineDeposit } from "./rules/lineDeposit.ts";
export { linePrice } from "./rules/linePrice.ts";
export type { PriceChange } from "./model/PriceChange.ts";
export { lineQuantity } from "./rules/lineQuantity.ts";
export type { ProductInCart } from "./queue/productInCart.ts";
export { cartTexts, type CartTexts } from "./text.hu.ts";
