export { ArticlePage as Page } from "./ArticlePage.tsx";
export { articleLoader as loader } from "./articleLoader.ts";
export const isPublic = true;
