import type { GraphqlCapability } from "../../capability/Capability.ts";
import { graphqlCapability } from "../../capability/inside.ts";
import { graphqlTransportLive } from "../../transport/graphqlTransportLive.ts";
import { catalogueByGraphql } from "../graphql/catalogueByGraphql.ts";
import { catalogueWithoutBackend } from "./catalogueWithoutBackend.ts";
import type { ShopCatalogue } from "./ShopCatalogue.ts";

/** Products, categories, search, blog and footer: `shop.catalogue`. */
export const catalogue: GraphqlCapability<"catalogue", ShopCatalogue> = graphqlCapability({
  ...catalogueWithoutBackend,
  transport: graphqlTransportLive,
  backend: catalogueByGraphql,
});
