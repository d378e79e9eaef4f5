export { BlogPostPage as Page } from "./BlogPostPage.tsx";
export { blogPostLoader as loader } from "./blogPostLoader.ts";
export const isPublic = true;
