import * as Context from "effect/Context";
import type { ShopContent } from "./ShopContent.ts";

/** `shop.content` for other services. */
export class ContentService extends Context.Service<ContentService, ShopContent<"effect">>()(
  "@kamra/core/content/ContentService",
) {}
