export { SubscribedPage as Page } from "./SubscribedPage.tsx";
export { momentLoader as loader } from "../page/momentLoader.ts";
