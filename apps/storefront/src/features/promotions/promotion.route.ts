export { PromotionPage as Page } from "./PromotionPage.tsx";
export { promotionLoader as loader } from "./promotionLoader.ts";
export const isPublic = true;
