export { createShop, createShopInSteps } from "./createShop.ts";
export type { Shop, ShopBase, ShopOptions } from "./Shop.ts";
export type { Capability, GraphqlCapability } from "../capability/Capability.ts";
export { ownCapability } from "../capability/ownCapability.ts";
export type { BackendCall } from "../transport/BackendCall.ts";
export { type OwnDocument, ownDocument } from "../transport/ownDocument.ts";
export type { OwnRequest, OwnRequestOptions } from "../transport/ownRequest.ts";
export type { CookieJar, CookieOptions } from "../kernel/CookieJar.ts";
export { startShop, type StartedShop, type StartOptions } from "./startShop.ts";
export type { Start } from "../capability/Start.ts";
export {
  type CommandResult,
  type Confirmed,
  isRefused,
  orThrow,
  type Refused,
  type Skipped,
  type Waiting,
} from "../kernel/CommandResult.ts";
export { documentCookies } from "../kernel/documentCookies.ts";
export { hostCookieName, hostCookies } from "../kernel/hostCookies.ts";
export { embeddedJson } from "./embeddedJson.ts";
export { errorText } from "./errorText.ts";
export { isShopError } from "./isShopError.ts";
export type { LogEntry } from "../kernel/LogEntry.ts";
export type { KeyValueStorage } from "../kernel/KeyValueStorage.ts";
export { memoryCookies } from "../kernel/memoryCookies.ts";
export { memoryStorage } from "../kernel/memoryStorage.ts";
export type { Notice } from "../kernel/Notice.ts";
export { type RequestCookies, requestCookies } from "../kernel/requestCookies.ts";
export type { Fetch, SharedResponses, SharedQuery } from "../kernel/ShopEnvironment.ts";
export type { ShopError } from "../kernel/ShopError.ts";
export { NetworkError, ServerError, ValidationError } from "../kernel/TransportError.ts";
export { defaultSettings, type ShopSettings } from "../kernel/ShopSettings.ts";
export { serverClock, type ShopClock } from "../kernel/shopClock.ts";
export type { ShopApis, ShopSnapshot } from "../kernel/ShopTypes.ts";
export type { Store } from "../kernel/Store.ts";
