export { ProductPage as Page } from "./ProductPage.tsx";
export { productLoader as loader } from "./productLoader.ts";
export const isPublic = true;
