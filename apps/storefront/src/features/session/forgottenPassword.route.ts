export { ForgottenPasswordPage as Page } from "./ForgottenPasswordPage.tsx";
export { momentLoader as loader } from "../page/momentLoader.ts";
