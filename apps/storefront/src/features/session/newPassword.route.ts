export { NewPasswordPage as Page } from "./NewPasswordPage.tsx";
export { momentLoader as loader } from "../page/momentLoader.ts";
