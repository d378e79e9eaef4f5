import { profileLoader } from "../profile/profileLoader.ts";
import { loadLists } from "./loadLists.ts";

/** All lists of the shopper, and the invitations to others'. */
export const listsLoader = profileLoader(async (shop) => {
  await loadLists(shop);
  return {};
});
