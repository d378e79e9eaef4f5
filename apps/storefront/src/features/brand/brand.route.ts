export { BrandPage as Page } from "./BrandPage.tsx";
export { brandLoader as loader } from "./brandLoader.ts";
export const isPublic = true;
