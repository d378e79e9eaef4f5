// Requests and their answers first: gzip looks back 32 kB, and finds what is alike there (decision 0028).
export { content } from "./content/capability.ts";
export type { ShopContent } from "./content/ShopContent.ts";
export { catalogue } from "./catalogue/capability.ts";
export { catalogueStart } from "./catalogue/start.ts";
export type { ShopCatalogue } from "./catalogue/ShopCatalogue.ts";
export { orders } from "./orders/capability.ts";
export type { ShopOrders } from "./orders/ShopOrders.ts";
export { delivery } from "./delivery/capability.ts";
export { deliveryStart } from "./delivery/start.ts";
export type { DeliveryRequest } from "./delivery/DeliveryRequest.ts";
export type { PostcodeLookup } from "./delivery/PostcodeLookup.ts";
export type { ShopDelivery } from "./delivery/ShopDelivery.ts";
export { lists } from "./lists/capability.ts";
export type { ShopLists } from "./lists/ShopLists.ts";
export { cart } from "./cart/capability.ts";
export { cartStart } from "./cart/start.ts";
export type { CartError } from "./cart/CartError.ts";
export type { CartState } from "./cart/CartState.ts";
export type { ProductInCart } from "./cart/productInCart.ts";
export type { ShopCart } from "./cart/ShopCart.ts";
export { checkout } from "./checkout/capability.ts";
export type { ShopCheckout } from "./checkout/ShopCheckout.ts";
export { account } from "./account/capability.ts";
export type { PersonalData } from "./account/PersonalData.ts";
export type { ShopAccount } from "./account/ShopAccount.ts";
export { analytics } from "./analytics/capability.ts";
export { analyticsStart } from "./analytics/start.ts";
export type { ShopAnalytics } from "./analytics/ShopAnalytics.ts";
export { tabs } from "./tabs/capability.ts";
export type { StorageNews, TabsChannel, TabsWindow } from "./tabs/TabsWindow.ts";
export { offline } from "./offline/capability.ts";
export { orderedProducts } from "./orderedProducts/capability.ts";
export { orderedProductsStart } from "./orderedProducts/start.ts";
export type { ShopOrderedProducts } from "./orderedProducts/ShopOrderedProducts.ts";
export { dialogs } from "./dialogs/capability.ts";
export { dialogsStart } from "./dialogs/start.ts";
export type { ShopDialogs } from "./dialogs/ShopDialogs.ts";
export type { Navigate } from "./navigation/Navigate.ts";
export { navigation } from "./navigation/capability.ts";
export { navigationStart } from "./navigation/start.ts";
export type { ShopNavigation } from "./navigation/ShopNavigation.ts";
export { session } from "./session/capability.ts";
export { sessionStart } from "./session/start.ts";
export type { Credentials } from "./session/Credentials.ts";
export type { EmailCheck } from "./session/EmailCheck.ts";
export type { Registration } from "./session/Registration.ts";
export type { SessionState } from "./session/SessionState.ts";
export type { ShopSession } from "./session/ShopSession.ts";
export { createShop, createShopInSteps } from "./shop/createShop.ts";
export type { Shop, ShopBase, ShopOptions } from "./shop/Shop.ts";
export type { Capability } from "./capability/Capability.ts";
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
export type { Fetch, SharedAnswers, SharedQuery } from "./kernel/ShopEnvironment.ts";
export type { ShopError } from "./kernel/ShopError.ts";
export { defaultSettings, type ShopSettings } from "./kernel/ShopSettings.ts";
export { serverClock, type ShopClock } from "./kernel/shopClock.ts";
export { Sleep } from "./kernel/Sleep.ts";
export type { ShopApis, ShopSnapshot } from "./kernel/ShopTypes.ts";
export type { Store } from "./kernel/Store.ts";
