export { StorePage as Page } from "./StorePage.tsx";
export { storeLoader as loader } from "./storeLoader.ts";
export const isPublic = true;
