export { SummaryPage as Page } from "./SummaryPage.tsx";
export { stepLoader as loader } from "./checkoutLoader.ts";
