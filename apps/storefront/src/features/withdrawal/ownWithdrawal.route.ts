export { WithdrawalPage as Page } from "./WithdrawalPage.tsx";
export { ownWithdrawalLoader as loader } from "./withdrawalLoader.ts";
