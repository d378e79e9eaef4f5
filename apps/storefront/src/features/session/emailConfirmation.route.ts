export { EmailConfirmationPage as Page } from "./EmailConfirmationPage.tsx";
export { momentLoader as loader } from "../page/momentLoader.ts";
