import type { Notice } from "@kamra/core";
import { sessionEndNotice } from "@kamra/core/session";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";

/** Why the shopper's session has ended during a load; `null` when it has not. */
export const farewellOf = (shop: Pick<StorefrontShop, "notices">): Notice | null =>
  shop.notices.get().find(({ id }) => id === sessionEndNotice) ?? null;
