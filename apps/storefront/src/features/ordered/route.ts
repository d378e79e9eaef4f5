export { OrderedProductsPage as Page } from "./OrderedProductsPage.tsx";
export { orderedProductsLoader as loader } from "./orderedProductsLoader.ts";
