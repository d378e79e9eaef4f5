export { ShippingAddressesPage as Page } from "./ShippingAddressesPage.tsx";
export { profileMomentLoader as loader } from "./profileMomentLoader.ts";
