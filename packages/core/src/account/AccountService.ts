import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { ShippingAddress } from "../address/ShippingAddress.ts";
import type { BillingAddress } from "../payment/BillingAddress.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import type { PersonalData } from "./PersonalData.ts";

type Change = Effect.Effect<void, ShopError>;

/**
 * The account's data, stored in the session's user, which each change updates. *Queue*, all together, so that no answer
 * overwrites a newer one; some also *skip if ongoing*, so that a double click creates one address.
 */
export class AccountService extends Context.Service<
  AccountService,
  {
    /** Skip if ongoing*: `null` then. Ignores the given address's id. */
    readonly createShippingAddress: (address: ShippingAddress) => Effect.Effect<ShippingAddress | null, ShopError>;
    readonly updateShippingAddress: (address: ShippingAddress) => Effect.Effect<ShippingAddress, ShopError>;
    readonly deleteShippingAddress: (id: string) => Change;
    readonly setDefaultShippingAddress: (id: string) => Change;
    /** Skip if ongoing*: `null` then. Ignores the given address's id. */
    readonly createBillingAddress: (address: BillingAddress) => Effect.Effect<BillingAddress | null, ShopError>;
    readonly updateBillingAddress: (address: BillingAddress) => Effect.Effect<BillingAddress, ShopError>;
    readonly deleteBillingAddress: (id: string) => Change;
    readonly setDefaultBillingAddress: (id: string) => Change;
    readonly deleteSavedCard: (id: string) => Change;
    readonly setDefaultSavedCard: (id: string) => Change;
    /** Returns whether the shopper is subscribed afterwards. */
    readonly subscribeToProduct: (id: string) => Effect.Effect<boolean, ShopError>;
    readonly unsubscribeFromProduct: (id: string) => Effect.Effect<boolean, ShopError>;
    readonly updatePersonalData: (data: PersonalData) => Change;
    readonly setDonations: (options: { readonly isDisabled: boolean }) => Change;
    /** *Skip if ongoing.* */
    readonly changePassword: (passwords: { readonly current: string; readonly next: string }) => Change;
    /** *Join.* */
    readonly exportData: Effect.Effect<string, ShopError>;
    /** *Skip if ongoing.* */
    readonly deleteAccount: (password: string) => Change;
  }
>()("@kamra/core/account/AccountService") {}
