export { ContactPage as Page } from "./ContactPage.tsx";
export { stepLoader as loader } from "./checkoutLoader.ts";
