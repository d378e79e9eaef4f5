export { ShippingPage as Page } from "./ShippingPage.tsx";
export { stepLoader as loader } from "./checkoutLoader.ts";
