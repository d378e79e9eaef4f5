export { OrderHistoryPage as Page } from "./OrderHistoryPage.tsx";
export { orderHistoryLoader as loader } from "./orderHistoryLoader.ts";
