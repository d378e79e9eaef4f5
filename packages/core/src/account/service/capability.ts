import type { GraphqlCapability } from "../../capability/Capability.ts";
import { graphqlCapability } from "../../capability/inside.ts";
import { opened } from "../../capability/opened.ts";
import { graphqlTransportLive } from "../../transport/graphqlTransportLive.ts";
import { AccountService, type ShopAccount } from "./ShopAccount.ts";
import { accountServiceLive } from "./accountServiceLive.ts";

declare module "../../kernel/ShopTypes.ts" {
  interface ShopApis {
    readonly account: ShopAccount;
  }
}

/** The shopper's account data: `shop.account`. The user is in `shop.session`. */
export const account: GraphqlCapability<"account", ShopAccount, "session"> = graphqlCapability({
  name: "account",
  transport: graphqlTransportLive,
  needs: ["session"],
  uses: ["navigation"],
  open: opened(AccountService, accountServiceLive, { except: { exportData: "query", sessions: "query" } }),
});
