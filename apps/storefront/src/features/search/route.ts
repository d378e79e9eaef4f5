export { SearchPage as Page } from "./SearchPage.tsx";
export { searchLoader as loader } from "./searchLoader.ts";
export const isPublic = true;
