export { BillingPage as Page } from "./BillingPage.tsx";
export { stepLoader as loader } from "./checkoutLoader.ts";
