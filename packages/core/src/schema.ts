// The models as `effect/Schema`: for JSON Schema, forms and generators. The shop itself decodes without them.
export {
  AdditionalInformation,
  Cart,
  CartBillingAddress,
  CartChoices,
  CartLine,
  CartWarning,
  LineOptions,
} from "./cart/Cart.ts";
export { CartChange } from "./cart/CartChange.ts";
export { ChangeReason, KeptChange } from "./cart/KeptChange.ts";
export { CartReading } from "./cart/CartReading.ts";
export { CategoryNode } from "./catalogue/CategoryNode.ts";
export { BlogEntry, FooterBlock } from "./catalogue/Content.ts";
export { Facet, ProductPage, SearchSuggestions } from "./catalogue/ProductQuery.ts";
export { SortOrder } from "./catalogue/SortOrder.ts";
export { ContactPerson } from "./address/ContactPerson.ts";
export { LinkableOrder } from "./cart/LinkableOrder.ts";
export { OrderAttempt } from "./checkout/OrderAttempt.ts";
export { OrderData } from "./checkout/OrderData.ts";
export { Article } from "./content/Article.ts";
export { BlogPost } from "./content/BlogPost.ts";
export { Brand } from "./content/Brand.ts";
export { DeliveryInfo } from "./content/DeliveryInfo.ts";
export { GroceryStore } from "./content/GroceryStore.ts";
export { Redirect } from "./content/Redirect.ts";
export { Address } from "./address/Address.ts";
export { DeliverySelection } from "./delivery/DeliverySelection.ts";
export { Destination } from "./address/Destination.ts";
export { Place } from "./address/Place.ts";
export { PostPoint } from "./delivery/PostPoint.ts";
export { ShippingAddress } from "./address/ShippingAddress.ts";
export { ShippingKind, ShippingMethod, ShippingProblem } from "./delivery/ShippingMethod.ts";
export { TimeRange, TimeSlot } from "./delivery/TimeSlot.ts";
export { ListAction } from "./lists/ListAction.ts";
export { OrderedProduct } from "./orderedProducts/OrderedProduct.ts";
export { ListEvent, ListProduct, ListUser, ShoppingList } from "./lists/ShoppingList.ts";
export {
  Order,
  OrderAmounts,
  OrderEvent,
  OrderLine,
  OrderPayment,
  OrderStatus,
  Withdrawal,
  WithdrawalTerms,
  WithdrawnProduct,
} from "./orders/Order.ts";
export { PlacedOrder } from "./orders/PlacedOrder.ts";
export { BillingAddress } from "./payment/BillingAddress.ts";
export { PaymentKind, PaymentMethod } from "./payment/PaymentMethod.ts";
export { SavedCard } from "./payment/SavedCard.ts";
export {
  AlternativeUnit,
  DayOrInstant,
  Deposit,
  Image,
  Price,
  Product,
  ProductDetails,
  ProductId,
  ProductPrices,
  ProductQuantities,
  ProductStatus,
  Quantity,
  QuantityType,
  SellingUnit,
  Weight,
} from "./product/Product.ts";
export { CartMergeChange } from "./session/CartMergeChange.ts";
export { User } from "./identity/User.ts";
