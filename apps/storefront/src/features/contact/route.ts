export { ContactPage as Page } from "./ContactPage.tsx";
export { momentLoader as loader } from "../page/momentLoader.ts";
export const isPublic = true;
export const isListed = true;
