import type { GraphqlCapability } from "../../capability/Capability.ts";
import { graphqlCapability } from "../../capability/inside.ts";
import { opened } from "../../capability/opened.ts";
import { graphqlTransportLive } from "../../transport/graphqlTransportLive.ts";
import { ContentService, type ShopContent } from "./ShopContent.ts";
import { contentServiceLive } from "./contentServiceLive.ts";

declare module "../../kernel/ShopTypes.ts" {
  interface ShopApis {
    readonly content: ShopContent;
  }
}

/** Articles, blog, brands, stores, redirects, the newsletter and messages: `shop.content`. */
export const content: GraphqlCapability<"content", ShopContent> = graphqlCapability({
  name: "content",
  transport: graphqlTransportLive,
  open: opened(ContentService, contentServiceLive, {
    except: {
      article: "query",
      blogPost: "query",
      deliveryInfo: "query",
      brands: "query",
      brand: "query",
      stores: "query",
      store: "query",
      redirectOf: "query",
    },
  }),
});
