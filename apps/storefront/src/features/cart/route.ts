export { CartPage as Page } from "./CartPage.tsx";
export { momentLoader as loader } from "../page/momentLoader.ts";
