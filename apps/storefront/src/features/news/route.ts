export { NewsPage as Page } from "./NewsPage.tsx";
export { newsLoader as loader } from "./newsLoader.ts";
export const isPublic = true;
export const isListed = true;
