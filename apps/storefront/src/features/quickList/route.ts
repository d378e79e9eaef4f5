export { QuickListPage as Page } from "./QuickListPage.tsx";
export { quickListLoader as loader } from "./quickListLoader.ts";
export const isListed = true;
