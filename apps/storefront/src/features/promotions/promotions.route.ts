export { PromotionsPage as Page } from "./PromotionsPage.tsx";
export { momentLoader as loader } from "../page/momentLoader.ts";
export const isPublic = true;
export const isListed = true;
