import * as Context from "effect/Context";
import type { ShopAccount } from "./ShopAccount.ts";

/** `shop.account` for other services. */
export class AccountService extends Context.Service<AccountService, ShopAccount<"effect">>()(
  "@kamra/core/account/AccountService",
) {}
