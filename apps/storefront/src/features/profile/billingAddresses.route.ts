export { BillingAddressesPage as Page } from "./BillingAddressesPage.tsx";
export { profileMomentLoader as loader } from "./profileMomentLoader.ts";
