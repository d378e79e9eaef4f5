export { BrandsPage as Page } from "./BrandsPage.tsx";
export { brandsLoader as loader } from "./brandsLoader.ts";
export const isPublic = true;
export const isListed = true;
