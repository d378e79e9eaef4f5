/**
 * Generators for fast-check: every model of `@kamra/core` as a correct server returns it, and invalid data that a
 * faulty server or a shopper may send.
 */
export { addresses, billingAddresses, destinations, shippingAddresses, taxNumbers } from "./addresses.ts";
export { paidPrices, prices, weights } from "./amounts.ts";
export { cartChoices, cartLines, carts } from "./carts.ts";
export { categoryNodes, categoryTrees } from "./categories.ts";
export { checkoutSources, checkoutStates, orderData } from "./checkouts.ts";
export { contactPersons } from "./contactPersons.ts";
export {
  articles,
  blogEntries,
  blogPosts,
  brands,
  deliveryInfo,
  footerBlocks,
  groceryStores,
  redirects,
} from "./content.ts";
export { damaged } from "./damaged.ts";
export { blankSelections, deliverySelections } from "./deliverySelections.ts";
export { emails } from "./emails.ts";
export { extremeNumbers, hostileBodies, hostileQuantities, hostileTexts, hostileValues } from "./hostile.ts";
export { hostilePaths } from "./hostilePaths.ts";
export { daysAround, instants, stampsAround } from "./instants.ts";
export { linkableOrders } from "./linkableOrders.ts";
export { paymentMethods, paymentOffers, savedCards } from "./payments.ts";
export { places } from "./places.ts";
export { postPoints } from "./postPoints.ts";
export { productPages, searchSuggestions } from "./productPages.ts";
export { images, productDetails, productPrices, products } from "./products.ts";
export { shippingMethods, shippingOffers, shippingProblems } from "./shippingMethods.ts";
export { listActions, shoppingLists } from "./shoppingLists.ts";
export { telephones, typedTelephones } from "./telephones.ts";
export { testNow } from "./testNow.ts";
export { timeRanges, timeSlots } from "./timeSlots.ts";
export {
  alternativeUnits,
  deposits,
  productQuantities,
  sellingUnits,
  validQuantities,
  wantedQuantities,
} from "./units.ts";
export { cartMergeChanges, users } from "./users.ts";
export { wireCartOf } from "./wireCartOf.ts";
export { wireCategories, wireCategoryOf } from "./wireCategories.ts";
export {
  type NotGiven,
  spoiledProducts,
  wireImageOf,
  type WireProduct,
  wireProductOf,
  wireProducts,
} from "./wireProducts.ts";
export { wireShippingMethodOf } from "./wireShippingMethodOf.ts";
export { wireUserOf } from "./wireUserOf.ts";
export { ids, names, urlKeys } from "./words.ts";
