export { HomePage as Page } from "./HomePage.tsx";
export { homeLoader as loader } from "./homeLoader.ts";
export const isPublic = true;
export const isListed = true;
