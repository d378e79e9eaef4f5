export { ProfilePage as Page } from "./ProfilePage.tsx";
export { profileMomentLoader as loader } from "./profileMomentLoader.ts";
