export { CheckoutShell as Page } from "./CheckoutShell.tsx";
export { checkoutLoader as loader } from "./checkoutLoader.ts";
