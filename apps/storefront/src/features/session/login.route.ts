export { LoginPage as Page } from "./LoginPage.tsx";
export { guestLoader as loader } from "./guestLoader.ts";
