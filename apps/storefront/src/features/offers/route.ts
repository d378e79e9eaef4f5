export { OffersPage as Page } from "./OffersPage.tsx";
export { offersLoader as loader } from "./offersLoader.ts";
export const isPublic = true;
export const isListed = true;
