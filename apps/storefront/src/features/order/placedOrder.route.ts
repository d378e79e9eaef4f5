export { OrderStatusPage as Page } from "./OrderStatusPage.tsx";
export { ownOrderLoader as loader } from "./orderLoader.ts";
