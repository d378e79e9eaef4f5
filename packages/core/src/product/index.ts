export { type AllergenCode, allergenCodes } from "./allergenCodes.ts";
export { allergenName } from "./allergenName.ts";
export { type Grams, grams, type Huf, huf } from "./amounts.ts";
export { availabilityText } from "./availabilityText.ts";
export { budapestDay } from "./budapestDay.ts";
export { canSubscribe } from "./canSubscribe.ts";
export { type CardFacts, cardFacts } from "./cardFacts.ts";
export { cheaperByUnit } from "./cheaperByUnit.ts";
export { currentPrice, type CurrentPrices } from "./currentPrice.ts";
export { depositOf } from "./depositOf.ts";
export { discountPercent } from "./discountPercent.ts";
export { explainPrice, type PriceExplanation, type PriceReason } from "./explainPrice.ts";
export { formatMaxWeight } from "./formatMaxWeight.ts";
export { formatWeight } from "./formatWeight.ts";
export { isEstimated } from "./isEstimated.ts";
export { isWeighed } from "./isWeighed.ts";
export { isNews } from "./isNews.ts";
export { isOrderable } from "./isOrderable.ts";
export { isSpecialPriceActive } from "./isSpecialPriceActive.ts";
export { limitQuantity } from "./limitQuantity.ts";
export { lowestValidQuantity } from "./lowestValidQuantity.ts";
export { mainImage } from "./mainImage.ts";
export { minimumQuantity } from "./minimumQuantity.ts";
export type { Moment } from "./Moment.ts";
export { namedAllergens } from "./namedAllergens.ts";
export { netPrice } from "./netPrice.ts";
export { newsClock, type NewsClock } from "./newsClock.ts";
export type { OrderedQuantity } from "./OrderedQuantity.ts";
export { parseQuantity, type QuantityEntry, type QuantityProblem } from "./parseQuantity.ts";
export { type PieceEstimate, pieceEstimate } from "./pieceEstimate.ts";
export { priceClock, type PriceClock } from "./priceClock.ts";
export { priceKind, type PriceKind } from "./priceKind.ts";
export { priceReduction, type PriceReduction } from "./priceReduction.ts";
export type {
  AlternativeUnit,
  Deposit,
  Image,
  KnownProductStatus,
  Product,
  ProductDetails,
  ProductId,
  ProductPrices,
  ProductQuantities,
  ProductStatus,
  QuantityType,
  SellingUnit,
} from "./Product.ts";
export { productId } from "./productId.ts";
export { QuantityError, type QuantityErrorKind, type QuantityErrorSubject } from "./QuantityError.ts";
export { type QuantityOffer, quantityOffer } from "./quantityOffer.ts";
export { roundedProduct } from "./roundedProduct.ts";
export { roundQuantity } from "./roundQuantity.ts";
export { stepDown } from "./stepDown.ts";
export { stepUp } from "./stepUp.ts";
export { sumQuantities } from "./sumQuantities.ts";
export { switchUnit } from "./switchUnit.ts";
export { allergenTexts, type AllergenTexts, productTexts, type ProductTexts } from "./text.hu.ts";
export { toAlternativeQuantity } from "./toAlternativeQuantity.ts";
export { toDefaultQuantity } from "./toDefaultQuantity.ts";
export { unitOf } from "./unitOf.ts";
export { unitPrice, type UnitPrice } from "./unitPrice.ts";
export { unitPriceBeside } from "./unitPriceBeside.ts";
export { unitWeight } from "./unitWeight.ts";
