export { StoresPage as Page } from "./StoresPage.tsx";
export { storesLoader as loader } from "./storesLoader.ts";
export const isPublic = true;
export const isListed = true;
