// The models as `effect/Schema`: for JSON Schema, forms and generators. The shop itself decodes without them.
export {
  AdditionalInformation,
  Cart,
  CartBillingAddress,
  CartChoices,
  CartLine,
  CartWarning,
  LineOptions,
} from "./cart/model/Cart.schema.ts";
export { CartChange } from "./cart/model/CartChange.schema.ts";
export { ChangeReason, StoredChange } from "./cart/model/StoredChange.schema.ts";
export { CartReading } from "./cart/model/CartReading.schema.ts";
export { CategoryNode } from "./catalogue/model/CategoryNode.schema.ts";
export { BlogEntry, FooterBlock } from "./catalogue/model/Content.schema.ts";
export { Facet, ProductPage, SearchSuggestions, TermProducts } from "./catalogue/model/ProductQuery.schema.ts";
export { SortOrder } from "./catalogue/model/SortOrder.schema.ts";
export { ContactPerson } from "./address/ContactPerson.schema.ts";
export { LinkableOrder } from "./cart/model/LinkableOrder.schema.ts";
export { OrderAttempt } from "./checkout/model/OrderAttempt.schema.ts";
export { OrderData } from "./checkout/model/OrderData.schema.ts";
export { Article } from "./content/model/Article.schema.ts";
export { BlogPost } from "./content/model/BlogPost.schema.ts";
export { Brand } from "./content/model/Brand.schema.ts";
export { DeliveryInfo } from "./content/model/DeliveryInfo.schema.ts";
export { GroceryStore } from "./content/model/GroceryStore.schema.ts";
export { Redirect } from "./content/model/Redirect.schema.ts";
export { Address } from "./address/Address.schema.ts";
export { DeliverySelection } from "./delivery/model/DeliverySelection.schema.ts";
export { Destination } from "./address/Destination.schema.ts";
export { Place } from "./address/Place.schema.ts";
export { PostPoint } from "./delivery/model/PostPoint.schema.ts";
export { ShippingAddress } from "./address/ShippingAddress.schema.ts";
export { ShippingKind, ShippingMethod, ShippingProblem } from "./delivery/model/ShippingMethod.schema.ts";
export { TimeRange, TimeSlot } from "./delivery/model/TimeSlot.schema.ts";
export { ListAction } from "./lists/model/ListAction.schema.ts";
export { OrderedProduct } from "./orderedProducts/model/OrderedProduct.schema.ts";
export { ListEvent, ListProduct, ListUser, ShoppingList } from "./lists/model/ShoppingList.schema.ts";
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
} from "./orders/model/Order.schema.ts";
export { PlacedOrder } from "./orders/model/PlacedOrder.schema.ts";
export { BillingAddress } from "./payment/BillingAddress.schema.ts";
export { PaymentKind, PaymentMethod } from "./payment/PaymentMethod.schema.ts";
export { LoginSession } from "./account/model/LoginSession.schema.ts";
export { SavedCard } from "./payment/SavedCard.schema.ts";
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
} from "./product/Product.schema.ts";
export { CartMergeChange } from "./session/model/CartMergeChange.schema.ts";
export { User } from "./identity/User.schema.ts";
