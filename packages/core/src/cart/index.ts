export type { AdditionalInformation, Cart, CartLine, CartWarning } from "./Cart.ts";
export { cartItemCount } from "./cartItemCount.ts";
export { type CartTotals, cartTotals, type ChosenForTotals, type TotalledCart } from "./cartTotals.ts";
export { cartWeight } from "./cartWeight.ts";
export { type Coupon, couponDiscount, type CouponLine } from "./couponDiscount.ts";
export { exceedsMaxWeight } from "./exceedsMaxWeight.ts";
export { lineDeposit } from "./lineDeposit.ts";
export { linePrice } from "./linePrice.ts";
export { cartTexts, type CartTexts } from "./text.hu.ts";
