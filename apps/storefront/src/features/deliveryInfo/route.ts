export { DeliveryInfoPage as Page } from "./DeliveryInfoPage.tsx";
export { deliveryInfoLoader as loader } from "./deliveryInfoLoader.ts";
export const isPublic = true;
export const isListed = true;
