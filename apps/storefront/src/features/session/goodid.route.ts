export { GoodidPage as Page } from "./GoodidPage.tsx";
export { guestLoader as loader } from "./guestLoader.ts";
