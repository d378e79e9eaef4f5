import { profileLoader } from "./profileLoader.ts";

/** The loader of the profile's pages that only show the shop's state. */
export const profileMomentLoader = profileLoader(() => Promise.resolve({}));
