export { SavedCardsPage as Page } from "./SavedCardsPage.tsx";
export { profileMomentLoader as loader } from "./profileMomentLoader.ts";
