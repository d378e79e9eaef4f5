export { PasswordMailSentPage as Page } from "./PasswordMailSentPage.tsx";
export { passwordSubpageLoader as loader } from "./passwordSubpageLoader.ts";
