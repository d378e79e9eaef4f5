export { PersonalDataPage as Page } from "./PersonalDataPage.tsx";
export { profileMomentLoader as loader } from "./profileMomentLoader.ts";
