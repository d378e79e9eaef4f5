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

/** The rules that servers and offline lists search by, with their synonyms: no page of a shop loads them. */
export const forServers = "search";

/** An app that keeps all that the packages export for browsers: schemas are for tools. */
export const everything = ({ capabilities }: PackedPackages): string => {
  const inBrowsers = [...capabilities.keys()].filter(
    (capability) => capability !== "schema" && capability !== forServers,
  );
  const ofCore = inBrowsers.map((capability) => `@kamra/core/${capability}`);
  const modules = ["@kamra/core", ...ofCore, "@kamra/react"];
  const imports = modules.map((module, index) => `import * as m${index} from "${module}";`);
  return `${imports.join("\n")}\nexport default [${modules.map((_, index) => `{ ...m${index} }`).join(", ")}];`;
};
