export { ListsPage as Page } from "./ListsPage.tsx";
export { listsLoader as loader } from "./listsLoader.ts";
