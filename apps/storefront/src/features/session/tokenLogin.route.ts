export { TokenLoginPage as Page } from "./TokenLoginPage.tsx";
export { momentLoader as loader } from "../page/momentLoader.ts";
