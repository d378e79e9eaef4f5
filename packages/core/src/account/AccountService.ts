import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { ShippingAddress } from "../delivery/ShippingAddress.ts";
import type { BillingAddress } from "../payment/BillingAddress.ts";
import type { ShopError } from "../shop/ShopError.ts";
import type { PersonalData } from "./PersonalData.ts";

type Change = Effect.Effect<void, ShopError>;

/**
 * What an account keeps: it stands in the session's user, whom each of these changes. *Queue*, all together, so that no
 * answer overwrites a newer one; those that say so *skip if ongoing*, so that a double click makes one address.
 */
export class AccountService extends Context.Service<
  AccountService,
  {
    /** *Skip if ongoing*: `null` then. The id of the address that is given does not matter. */
    readonly createShippingAddress: (address: ShippingAddress) => Effect.Effect<ShippingAddress | null, ShopError>;
    readonly updateShippingAddress: (address: ShippingAddress) => Effect.Effect<ShippingAddress, ShopError>;
    readonly deleteShippingAddress: (id: string) => Change;
    readonly setDefaultShippingAddress: (id: string) => Change;
    /** *Skip if ongoing*: `null` then. The id of the address that is given does not matter. */
    readonly createBillingAddress: (address: BillingAddress) => Effect.Effect<BillingAddress | null, ShopError>;
    readonly updateBillingAddress: (address: BillingAddress) => Effect.Effect<BillingAddress, ShopError>;
    readonly deleteBillingAddress: (id: string) => Change;
    readonly setDefaultBillingAddress: (id: string) => Change;
    readonly deleteSavedCard: (id: string) => Change;
    readonly setDefaultSavedCard: (id: string) => Change;
    /** Whether the shopper is told afterwards when the product can be had again. */
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
