export { NewsletterEndPage as Page } from "./NewsletterTokenPage.tsx";
export { momentLoader as loader } from "../page/momentLoader.ts";
