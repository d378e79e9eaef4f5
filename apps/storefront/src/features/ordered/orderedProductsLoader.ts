import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { departmentsOf } from "../category/departmentsOf.ts";
import { notFound } from "../failure/notFound.ts";
import { profileLoader } from "../profile/profileLoader.ts";

/** What the shopper ordered before comes in the browser: there may be thousands. An unknown department is nowhere. */
export const orderedProductsLoader = (shop: StorefrontShop) =>
  profileLoader(shop, async ({ params }) => {
    const { department } = params;
    const departments = departmentsOf(await shop.catalogue.loadCategories());
    if (department !== undefined && !departments.some(({ urlKey }) => urlKey === department)) throw notFound();
    return {};
  });
