import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Capability } from "../capability/Capability.ts";
import { ContentService } from "./ContentService.ts";
import { contentServiceLive } from "./contentServiceLive.ts";
import type { ShopContent } from "./ShopContent.ts";

/** Articles, blog, brands, stores, redirects, the newsletter and messages: `shop.content`. */
export const content: Capability<"content", ShopContent> = {
  name: "content",
  open: ({ build, run }) =>
    Effect.map(build(contentServiceLive), (context) => {
      const service = Context.get(context, ContentService);
      return {
        api: {
          article: (urlKey, options) => run(service.article(urlKey), options),
          blogPost: (urlKey, options) => run(service.blogPost(urlKey), options),
          deliveryInfo: (options) => run(service.deliveryInfo, options),
          brands: (options) => run(service.brands, options),
          brand: (slug, options) => run(service.brand(slug), options),
          stores: (options) => run(service.stores, options),
          store: (id, options) => run(service.store(id), options),
          redirectOf: (path, options) => run(service.redirectOf(path), options),
          subscribe: (subscriber) => run(service.subscribe(subscriber)),
          confirmSubscription: (token) => run(service.confirmSubscription(token)),
          unsubscribe: (token) => run(service.unsubscribe(token)),
          sendMessage: (message) => run(service.sendMessage(message)),
          sendFeedback: (feedback) => run(service.sendFeedback(feedback)),
        },
        snapshot: () => ({}),
      };
    }),
};
