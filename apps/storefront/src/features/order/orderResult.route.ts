export { OrderResultPage as Page } from "./OrderStatusPage.tsx";
export { resultLoader as loader } from "./orderLoader.ts";
