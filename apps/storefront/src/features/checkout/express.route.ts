export { ExpressPage as Page } from "./ExpressPage.tsx";
export { stepLoader as loader } from "./checkoutLoader.ts";
