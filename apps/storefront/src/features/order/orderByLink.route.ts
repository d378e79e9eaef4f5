export { OrderStatusPage as Page } from "./OrderStatusPage.tsx";
export { orderByLinkLoader as loader } from "./orderLoader.ts";
