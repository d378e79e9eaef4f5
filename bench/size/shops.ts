import type { PackedPackages } from "./packedPackages.ts";

const hooks = [
  "ShopProvider",
  "shallowEqual",
  "useCart",
  "useCartItemCount",
  "useCartLine",
  "useCartProductIds",
  "useCartTotals",
  "useCategories",
  "useDeliveryRequest",
  "useDeliverySelection",
  "useNotices",
  "usePriceMoment",
  "useShippingMethods",
  "useShop",
  "useStore",
].join(", ");

/** An app with a catalogue, a cart and delivery, and the hooks that follow them. */
export const firstShop = `
import { cart, catalogue, createShop, delivery, documentCookies } from "@kamra/core";
import { ${hooks} } from "@kamra/react";
export default [createShop({ capabilities: [catalogue, delivery, cart], endpoint: "/graphql", cookies: documentCookies(document) }), ${hooks}];`;

/** The same services by their entries, for bundlers that leave nothing out. */
export const firstShopByEntries = `
import { createShop } from "@kamra/core/shop";
import { cart } from "@kamra/core/cart/service";
import { catalogue } from "@kamra/core/catalogue/service";
import { delivery } from "@kamra/core/delivery/service";
export default [createShop, catalogue, delivery, cart];`;

/** The rules that servers and offline lists search by, with their synonyms: no page of a shop loads them. */
export const forServers = "search";

/** Steps for servers, tests and our own services, the search's among them: no page loads them (decision 0110). */
export const inside = "unstable";

/** The second language: an app has one. */
const english = "texts/en";

/** The core's subpaths for browsers: schemas are for tools. */
export const inBrowsers = ({ capabilities }: PackedPackages): ReadonlyArray<string> =>
  [...capabilities.keys()].filter((capability) => capability !== "schema");

/** An app that keeps all that the packages export for browsers. */
export const everything = (packages: PackedPackages): string => {
  const ofCore = inBrowsers(packages).flatMap((each) =>
    each === forServers || each === inside || each === english ? [] : [`@kamra/core/${each}`],
  );
  const modules = ["@kamra/core", ...ofCore, "@kamra/react"];
  const imports = modules.map((module, index) => `import * as m${index} from "${module}";`);
  return `${imports.join("\n")}\nexport default [${modules.map((_, index) => `{ ...m${index} }`).join(", ")}];`;
};
