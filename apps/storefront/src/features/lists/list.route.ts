export { ListPage as Page } from "./ListPage.tsx";
export { listLoader as loader } from "./listLoader.ts";
