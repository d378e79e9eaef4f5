export { CategoryPage as Page } from "./CategoryPage.tsx";
export { categoryLoader as loader } from "./categoryLoader.ts";
export const isPublic = true;
