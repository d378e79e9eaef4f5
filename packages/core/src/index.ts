// Requests and their answers first: gzip looks back 32 kB, and finds what is alike there (decision 0028).
export { content } from "./content/service/capability.ts";
export type { ShopContent } from "./content/service/ShopContent.ts";
export { catalogue } from "./catalogue/service/capability.ts";
export { ownCatalogue } from "./catalogue/service/ownCatalogue.ts";
export { catalogueStart } from "./catalogue/service/start.ts";
export type { CatalogueSource, PageRequest, SearchRequest } from "./catalogue/port/CatalogueSource.ts";
export { type ProductFields, productOf } from "./catalogue/port/productOf.ts";
export { productPageOf } from "./catalogue/port/productPageOf.ts";
export type { ShopCatalogue } from "./catalogue/service/ShopCatalogue.ts";
export { orders } from "./orders/service/capability.ts";
export type { ShopOrders } from "./orders/service/ShopOrders.ts";
export { delivery } from "./delivery/service/capability.ts";
export { ownDelivery } from "./delivery/service/ownDelivery.ts";
export { deliveryStart } from "./delivery/service/start.ts";
export type { DeliveryRequest } from "./delivery/model/DeliveryRequest.ts";
export type { PostcodeLookup } from "./delivery/model/PostcodeLookup.ts";
export type { DeliverySource } from "./delivery/port/DeliverySource.ts";
export type { ShopDelivery } from "./delivery/service/ShopDelivery.ts";
export { lists } from "./lists/service/capability.ts";
export type { ShopLists } from "./lists/service/ShopLists.ts";
export { cart } from "./cart/service/capability.ts";
export { ownCart } from "./cart/service/ownCart.ts";
export { cartStart } from "./cart/service/start.ts";
export type { CartError } from "./cart/model/CartError.ts";
export type { CartState } from "./cart/queue/CartState.ts";
export type { ProductInCart } from "./cart/queue/productInCart.ts";
export type { CartUpdate, LineUpdate } from "./cart/model/CartUpdate.ts";
export type { CartMark, CartRemote } from "./cart/port/CartRemote.ts";
export { type CartFields, type CartLineFields, cartOf } from "./cart/port/cartOf.ts";
export type { ShopCart } from "./cart/service/ShopCart.ts";
export { checkout } from "./checkout/service/capability.ts";
export type { ShopCheckout } from "./checkout/service/ShopCheckout.ts";
export { account } from "./account/service/capability.ts";
export type { LoginSession } from "./account/model/LoginSession.ts";
export type { PersonalData } from "./account/model/PersonalData.ts";
export type { ShopAccount } from "./account/service/ShopAccount.ts";
export { analytics } from "./analytics/service/capability.ts";
export { analyticsStart } from "./analytics/service/start.ts";
export type { ShopAnalytics } from "./analytics/service/ShopAnalytics.ts";
export { tabs } from "./tabs/capability.ts";
export type { StorageNews, TabsChannel, TabsWindow } from "./tabs/TabsWindow.ts";
export { offline } from "./offline/capability.ts";
export { orderedProducts } from "./orderedProducts/service/capability.ts";
export { orderedProductsStart } from "./orderedProducts/service/start.ts";
export type { ShopOrderedProducts } from "./orderedProducts/service/ShopOrderedProducts.ts";
export { dialogs } from "./dialogs/service/capability.ts";
export { dialogsStart } from "./dialogs/service/start.ts";
export type { ShopDialogs } from "./dialogs/service/ShopDialogs.ts";
export type { Navigate } from "./navigation/service/Navigate.ts";
export { navigation } from "./navigation/service/capability.ts";
export { navigationStart } from "./navigation/service/start.ts";
export type { ShopNavigation } from "./navigation/service/ShopNavigation.ts";
export { session } from "./session/service/capability.ts";
export { sessionStart } from "./session/service/start.ts";
export type { Credentials } from "./session/model/Credentials.ts";
export type { EmailCheck } from "./session/model/EmailCheck.ts";
export type { Registration } from "./session/model/Registration.ts";
export type { SessionState } from "./session/model/SessionState.ts";
export type { ShopSession } from "./session/service/ShopSession.ts";
export { createShop, createShopInSteps } from "./shop/createShop.ts";
export type { Shop, ShopBase, ShopOptions } from "./shop/Shop.ts";
export type { Capability, GraphqlCapability } from "./capability/Capability.ts";
export { ownCapability } from "./capability/ownCapability.ts";
export type { BackendCall } from "./transport/BackendCall.ts";
export { type OwnDocument, ownDocument } from "./transport/ownDocument.ts";
export type { OwnRequest, OwnRequestOptions } from "./transport/ownRequest.ts";
export type { CookieJar, CookieOptions } from "./kernel/CookieJar.ts";
export { startShop, type StartedShop, type StartOptions } from "./shop/startShop.ts";
export type { Start } from "./capability/Start.ts";
export {
  type CommandResult,
  type Confirmed,
  isRefused,
  orThrow,
  type Refused,
  type Skipped,
  type Waiting,
} from "./kernel/CommandResult.ts";
export { documentCookies } from "./kernel/documentCookies.ts";
export { embeddedJson } from "./shop/embeddedJson.ts";
export { errorText } from "./shop/errorText.ts";
export type { LogEntry } from "./kernel/LogEntry.ts";
export type { KeyValueStorage } from "./kernel/KeyValueStorage.ts";
export { memoryCookies } from "./kernel/memoryCookies.ts";
export { memoryStorage } from "./kernel/memoryStorage.ts";
export type { Notice } from "./kernel/Notice.ts";
export { type RequestCookies, requestCookies } from "./kernel/requestCookies.ts";
export type { Fetch, SharedResponses, SharedQuery } from "./kernel/ShopEnvironment.ts";
export type { ShopError } from "./kernel/ShopError.ts";
export { NetworkError, ServerError, ValidationError } from "./kernel/TransportError.ts";
export { defaultSettings, type ShopSettings } from "./kernel/ShopSettings.ts";
export { serverClock, type ShopClock } from "./kernel/shopClock.ts";
export { Sleep } from "./kernel/Sleep.ts";
export type { ShopApis, ShopSnapshot } from "./kernel/ShopTypes.ts";
export type { Store } from "./kernel/Store.ts";
