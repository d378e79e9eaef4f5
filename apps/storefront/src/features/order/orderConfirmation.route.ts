export { OrderConfirmationPage as Page } from "./OrderConfirmationPage.tsx";
export { momentLoader as loader } from "../page/momentLoader.ts";
