import * as Context from "effect/Context";
import type { ShopDialogs } from "./ShopDialogs.ts";

/** `shop.dialogs` for other services. */
export class DialogService extends Context.Service<DialogService, ShopDialogs<"effect">>()(
  "@kamra/core/dialogs/DialogService",
) {}
