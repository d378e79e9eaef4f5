// The models as `effect/Schema`: for JSON Schema, forms and generators. The shop itself decodes without them.
export {
  AdditionalInformation,
  Cart,
  CartBillingAddress,
  CartChoices,
  CartLine,
  CartWarning,
  LineWishes,
} from "./cart/Cart.ts";
export { CartChange } from "./cart/CartChange.ts";
export { ChangeReason, KeptChange } from "./cart/KeptChange.ts";
export { SightOfCart } from "./cart/SightOfCart.ts";
export { CategoryNode } from "./catalog/CategoryNode.ts";
export { BlogEntry, FooterBlock } from "./catalog/Content.ts";
export { Facet, ProductPage, SearchSuggestions } from "./catalog/ProductQuery.ts";
export { SortOrder } from "./catalog/SortOrder.ts";
export { ContactPerson } from "./checkout/ContactPerson.ts";
export { LinkableOrder } from "./checkout/LinkableOrder.ts";
export { OrderAttempt } from "./checkout/OrderAttempt.ts";
export { OrderData } from "./checkout/OrderData.ts";
export { Article } from "./content/Article.ts";
export { BlogPost } from "./content/BlogPost.ts";
export { Brand } from "./content/Brand.ts";
export { DeliveryInfo } from "./content/DeliveryInfo.ts";
export { GroceryStore } from "./content/GroceryStore.ts";
export { Redirect } from "./content/Redirect.ts";
export { Address } from "./delivery/Address.ts";
export { DeliverySelection } from "./delivery/DeliverySelection.ts";
export { Destination } from "./delivery/Destination.ts";
export { Place } from "./delivery/Place.ts";
export { PostPoint } from "./delivery/PostPoint.ts";
export { ShippingAddress } from "./delivery/ShippingAddress.ts";
export { ShippingKind, ShippingMethod, ShippingProblem } from "./delivery/ShippingMethod.ts";
export { TimeRange, TimeSlot } from "./delivery/TimeSlot.ts";
export { ListAction } from "./lists/ListAction.ts";
export { OrderedProduct } from "./lists/OrderedProduct.ts";
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
} from "./order/Order.ts";
export { PlacedOrder } from "./order/PlacedOrder.ts";
export { BillingAddress } from "./payment/BillingAddress.ts";
export { PaymentMethod } from "./payment/PaymentMethod.ts";
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
export { User } from "./session/User.ts";
