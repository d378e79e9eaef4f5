export { WithdrawalPage as Page } from "./WithdrawalPage.tsx";
export { withdrawalByLinkLoader as loader } from "./withdrawalLoader.ts";
