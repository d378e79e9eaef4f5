import * as Context from "effect/Context";
import type { ShippingAddress } from "../../address/ShippingAddress.ts";
import type { Query, Command, Form } from "../../kernel/methodForms.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import type { BillingAddress } from "../../payment/BillingAddress.ts";
import type { AllergenCode } from "../../product/allergenCodes.ts";
import type { ProductId } from "../../product/Product.ts";
import type { LoginSession } from "../model/LoginSession.ts";
import type { PersonalData } from "../model/PersonalData.ts";

/**
 * The shopper's account data. They are part of `shop.session`'s user, and updated there before a promise settles. Calls
 * run one after another, so that no response overwrites a newer one; some skip instead, and say so. Each takes at most
 * one request (`requestDeadline`), and is refused with a ShopError: a ValidationError for refused fields.
 */
export interface ShopAccount<As extends Form = "promise"> {
  /** Creates an address; its id is ignored. Skipped during another creation: a double click creates one. */
  readonly createShippingAddress: (address: ShippingAddress) => Command<As, ShippingAddress | null, ShopError>;
  /** Replaces the whole address. */
  readonly updateShippingAddress: (address: ShippingAddress) => Command<As, ShippingAddress, ShopError>;
  readonly deleteShippingAddress: (id: string) => Command<As, void, ShopError>;
  readonly setDefaultShippingAddress: (id: string) => Command<As, void, ShopError>;
  /** Creates an address; its id is ignored. Skipped during another creation: a double click creates one. */
  readonly createBillingAddress: (address: BillingAddress) => Command<As, BillingAddress | null, ShopError>;
  /** Replaces the whole address. */
  readonly updateBillingAddress: (address: BillingAddress) => Command<As, BillingAddress, ShopError>;
  readonly deleteBillingAddress: (id: string) => Command<As, void, ShopError>;
  readonly setDefaultBillingAddress: (id: string) => Command<As, void, ShopError>;
  /** Deletes it at the payment provider too. */
  readonly deleteSavedCard: (id: string) => Command<As, void, ShopError>;
  readonly setDefaultSavedCard: (id: string) => Command<As, void, ShopError>;
  /** Subscribes the shopper to one mail when a product is available again. Returns whether they are subscribed. */
  readonly subscribeToProduct: (id: ProductId) => Command<As, boolean, ShopError>;
  /** Returns whether they are subscribed. */
  readonly unsubscribeFromProduct: (id: ProductId) => Command<As, boolean, ShopError>;
  readonly updatePersonalData: (data: PersonalData) => Command<As, void, ShopError>;
  /** Whether the shopper wants no donation requests. */
  readonly setDonations: (options: { readonly isDisabled: boolean }) => Command<As, void, ShopError>;
  /**
   * Stores the avoided allergens with the account. Call it only for shoppers who have explicitly consented: these are
   * data on their health. Afterwards `shop.session` sends what `shop.catalogue.avoidAllergens` changes.
   */
  readonly keepAllergens: (codes: ReadonlyArray<AllergenCode>) => Command<As, void, ShopError>;
  /** Withdraws that consent: the account's are deleted, and the device's stay. */
  readonly forgetAllergens: () => Command<As, void, ShopError>;
  /** Ends the shopper's other sessions. Skipped while another call is running. */
  readonly changePassword: (passwords: {
    readonly current: string;
    readonly next: string;
  }) => Command<As, void | null, ShopError>;
  /** Where the shopper is logged in, this session first. Joins a running load; rejects with a ShopError. */
  readonly sessions: () => Query<As, ReadonlyArray<LoginSession>, ShopError>;
  /** Logs the shopper out there, at once. Returns the sessions that are left. */
  readonly endSession: (id: string) => Command<As, ReadonlyArray<LoginSession>, ShopError>;
  /** Logs the shopper out everywhere but here. Returns this session. */
  readonly endOtherSessions: () => Command<As, ReadonlyArray<LoginSession>, ShopError>;
  /** All data about the shopper, as JSON. Joins a running export; rejects with a ShopError. */
  readonly exportData: () => Query<As, string, ShopError>;
  /** Deletes the account and logs out. Skipped while another call is running. */
  readonly deleteAccount: (password: string) => Command<As, void | null, ShopError>;
}

/** `shop.account` for other services. */
export class AccountService extends Context.Service<AccountService, ShopAccount<"effect">>()(
  "@kamra/core/account/AccountService",
) {}
