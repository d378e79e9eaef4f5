export { delivery } from "./capability.ts";
export { ownDelivery } from "./ownDelivery.ts";
export { deliveryStart } from "./start.ts";
export type { DeliveryRequest } from "../model/DeliveryRequest.ts";
export type { PostcodeLookup } from "../model/PostcodeLookup.ts";
export type { DeliverySource } from "../port/DeliverySource.ts";
export type { ShopDelivery } from "./ShopDelivery.ts";
