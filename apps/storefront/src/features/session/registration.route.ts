export { RegistrationPage as Page } from "./RegistrationPage.tsx";
export { guestLoader as loader } from "./guestLoader.ts";
