import { departmentsOf } from "../category/departmentsOf.ts";
import { notFound } from "../page/notFound.ts";
import { profileLoader } from "../profile/profileLoader.ts";

/** Earlier products load in the browser, because there may be thousands. An unknown department is a 404. */
export const orderedProductsLoader = profileLoader(async (shop, { params }) => {
  const { department } = params;
  const departments = departmentsOf(await shop.catalogue.loadCategories());
  if (department !== undefined && !departments.some(({ urlKey }) => urlKey === department)) throw notFound();
  return {};
});
