// For tests of other workspaces, with the parts of the backend that they test on a whole catalogue.
export { indexProducts } from "../catalogue/indexProducts.ts";
export { sanitizeHtml } from "../http/sanitizeHtml.ts";
export { enoughListed } from "../product/popularParts.ts";
export { loadCatalogueWords } from "../search/loadCatalogueWords.ts";
export { readPlaces } from "../seed/delivery/readPlaces.ts";
export { databaseLike } from "./emptyDatabase.ts";
export { type Forwarded, forwardTo } from "./forwardTo.ts";
export { leastCost } from "../session/leastCost.ts";
export { parseAs } from "./parseAs.ts";
export { firstNow, startTestBackend, type TestBackend } from "./startTestBackend.ts";
export { testDatabase } from "./testDatabase.ts";
export { unclosedTags } from "./unclosedTags.ts";
