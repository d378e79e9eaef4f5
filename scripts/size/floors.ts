const dist = "./node_modules/@kamra/core/dist";
const documents = [
  "BlogEntries",
  "Cart",
  "CartHash",
  "Categories",
  "CreateCart",
  "FooterBlocks",
  "Postcodes",
  "ProductByUrlKey",
  "Products",
  "ProductsById",
  "SearchProducts",
  "SearchSuggestions",
  "ShippingMethods",
  "UpdateCart",
].map((name) => `${name}Document`);
const models = [
  "BlogEntry",
  "Cart",
  "CategoryNode",
  "Place",
  "Product",
  "ProductDetails",
  "ProductPage",
  "SearchSuggestions",
  "ShippingMethod",
].map((name) => `${name}FromWire`);

const reading = `
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
const reading = Effect.runPromise(Schema.decodeUnknownEffect(Schema.Struct({ id: Schema.String }))({}));`;
const sending = `${reading}
import { graphqlTransportLive } from "${dist}/transport/graphqlTransportLive.js";`;
const answers = `${sending}
import { ${documents.join(", ")} } from "${dist}/transport/generated/documents.js";
${models.map((name) => `import { ${name} } from "${dist}/transport/wire/${name}.js";`).join("\n")}`;

/** Apps that make ever more of the first shop's calls, with nothing of its services, rules, texts and hooks. */
export const floors = {
  "one effect is run, one object read": `${reading}\nexport default [reading];`,
  "… and requests are sent": `${sending}\nexport default [reading, graphqlTransportLive];`,
  "… the first shop's, and their answers read": `${answers}\nexport default [reading, graphqlTransportLive, ${[...documents, ...models].join(", ")}];`,
};
