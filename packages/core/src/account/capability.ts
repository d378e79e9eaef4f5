import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Capability } from "../capability/Capability.ts";
import { AccountService } from "./AccountService.ts";
import { accountServiceLive } from "./accountServiceLive.ts";
import type { ShopAccount } from "./ShopAccount.ts";

/** The shopper's account data: `shop.account`. The user is in `shop.session`. */
export const account: Capability<"account", ShopAccount, "session"> = {
  name: "account",
  needs: ["session"],
  uses: ["navigation"],
  open: ({ build, run }) =>
    Effect.map(build(accountServiceLive), (context) => {
      const service = Context.get(context, AccountService);
      return {
        api: {
          createShippingAddress: (address) => run(service.createShippingAddress(address)),
          updateShippingAddress: (address) => run(service.updateShippingAddress(address)),
          deleteShippingAddress: (id) => run(service.deleteShippingAddress(id)),
          setDefaultShippingAddress: (id) => run(service.setDefaultShippingAddress(id)),
          createBillingAddress: (address) => run(service.createBillingAddress(address)),
          updateBillingAddress: (address) => run(service.updateBillingAddress(address)),
          deleteBillingAddress: (id) => run(service.deleteBillingAddress(id)),
          setDefaultBillingAddress: (id) => run(service.setDefaultBillingAddress(id)),
          deleteSavedCard: (id) => run(service.deleteSavedCard(id)),
          setDefaultSavedCard: (id) => run(service.setDefaultSavedCard(id)),
          subscribeToProduct: (id) => run(service.subscribeToProduct(id)),
          unsubscribeFromProduct: (id) => run(service.unsubscribeFromProduct(id)),
          updatePersonalData: (data) => run(service.updatePersonalData(data)),
          setDonations: (options) => run(service.setDonations(options)),
          changePassword: (passwords) => run(service.changePassword(passwords)),
          exportData: () => run(service.exportData),
          deleteAccount: (password) => run(service.deleteAccount(password)),
        },
        snapshot: () => ({}),
      };
    }),
};
