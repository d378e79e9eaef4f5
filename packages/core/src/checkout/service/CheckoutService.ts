import * as Context from "effect/Context";
import type { CheckoutInformation } from "../model/CheckoutInformation.ts";
import type { ShopCheckout } from "./ShopCheckout.ts";

interface Internal {
  /** The server's answers, which a snapshot ships. */
  readonly information: () => CheckoutInformation;
}

/** `shop.checkout` for other services, and what only they do with it. */
export class CheckoutService extends Context.Service<CheckoutService, ShopCheckout<"effect"> & Internal>()(
  "@kamra/core/checkout/CheckoutService",
) {}
