// The models as `effect/Schema`: for JSON Schema, forms and generators. The shop itself decodes without them.
export {
  AdditionalInformation,
  Cart,
  CartBillingAddress,
  CartChoices,
  CartLine,
  CartWarning,
  LineOptions,
} from "./cart/model/Cart.ts";
export { CartChange } from "./cart/model/CartChange.ts";
export { ChangeReason, StoredChange } from "./cart/model/StoredChange.ts";
export { CartReading } from "./cart/model/CartReading.ts";
export { CategoryNode } from "./catalogue/model/CategoryNode.ts";
export { BlogEntry, FooterBlock } from "./catalogue/model/Content.ts";
export { Facet, ProductPage, SearchSuggestions } from "./catalogue/model/ProductQuery.ts";
export { SortOrder } from "./catalogue/model/SortOrder.ts";
export { ContactPerson } from "./address/ContactPerson.ts";
export { LinkableOrder } from "./cart/model/LinkableOrder.ts";
export { OrderAttempt } from "./checkout/model/OrderAttempt.ts";
export { OrderData } from "./checkout/model/OrderData.ts";
export { Article } from "./content/model/Article.ts";
export { BlogPost } from "./content/model/BlogPost.ts";
export { Brand } from "./content/model/Brand.ts";
export { DeliveryInfo } from "./content/model/DeliveryInfo.ts";
export { GroceryStore } from "./content/model/GroceryStore.ts";
export { Redirect } from "./content/model/Redirect.ts";
export { Address } from "./address/Address.ts";
export { DeliverySelection } from "./delivery/model/DeliverySelection.ts";
export { Destination } from "./address/Destination.ts";
export { Place } from "./address/Place.ts";
export { PostPoint } from "./delivery/model/PostPoint.ts";
export { ShippingAddress } from "./address/ShippingAddress.ts";
export { ShippingKind, ShippingMethod, ShippingProblem } from "./delivery/model/ShippingMethod.ts";
export { TimeRange, TimeSlot } from "./delivery/model/TimeSlot.ts";
export { ListAction } from "./lists/model/ListAction.ts";
export { OrderedProduct } from "./orderedProducts/model/OrderedProduct.ts";
export { ListEvent, ListProduct, ListUser, ShoppingList } from "./lists/model/ShoppingList.ts";
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
} from "./orders/model/Order.ts";
export { PlacedOrder } from "./orders/model/PlacedOrder.ts";
export { BillingAddress } from "./payment/BillingAddress.ts";
export { PaymentKind, PaymentMethod } from "./payment/PaymentMethod.ts";
export { LoginSession } from "./account/model/LoginSession.ts";
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
export { CartMergeChange } from "./session/model/CartMergeChange.ts";
export { User } from "./identity/User.ts";
