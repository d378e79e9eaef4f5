export { WithdrawalStartPage as Page } from "./WithdrawalStartPage.tsx";
export { withdrawalStartLoader as loader } from "./withdrawalLoader.ts";
export const isPublic = true;
export const isListed = true;
