export { BlogPage as Page } from "./BlogPage.tsx";
export { blogLoader as loader } from "./blogLoader.ts";
export const isPublic = true;
export const isListed = true;
