import type { ShippingAddress } from "../address/ShippingAddress.ts";
import type { BillingAddress } from "../payment/BillingAddress.ts";
import type { ProductId } from "../product/Product.ts";
import type { PersonalData } from "./PersonalData.ts";

/**
 * The shopper's account data. They are part of `shop.session`'s user, and updated there before a promise settles. Calls
 * are queued, except where marked as skipped; each is one request long (`requestDeadline`), and rejects with a
 * ShopError, or a ValidationError for refused fields.
 */
export interface ShopAccount {
  /** Creates an address; its id is ignored. Skipped, with `null`, during another creation. */
  createShippingAddress(address: ShippingAddress): Promise<ShippingAddress | null>;
  /** Replaces the whole address. */
  updateShippingAddress(address: ShippingAddress): Promise<ShippingAddress>;
  deleteShippingAddress(id: string): Promise<void>;
  setDefaultShippingAddress(id: string): Promise<void>;
  /** Creates an address; its id is ignored. Skipped, with `null`, during another creation. */
  createBillingAddress(address: BillingAddress): Promise<BillingAddress | null>;
  /** Replaces the whole address. */
  updateBillingAddress(address: BillingAddress): Promise<BillingAddress>;
  deleteBillingAddress(id: string): Promise<void>;
  setDefaultBillingAddress(id: string): Promise<void>;
  /** Also at the provider who keeps it. */
  deleteSavedCard(id: string): Promise<void>;
  setDefaultSavedCard(id: string): Promise<void>;
  /** Subscribes the shopper to one mail when a product is available again. Returns whether they are subscribed. */
  subscribeToProduct(id: ProductId): Promise<boolean>;
  unsubscribeFromProduct(id: ProductId): Promise<boolean>;
  updatePersonalData(data: PersonalData): Promise<void>;
  /** Whether the shopper wants no donation requests. */
  setDonations(options: { readonly isDisabled: boolean }): Promise<void>;
  /** Ends the shopper's other sessions. Skipped while another call is running. */
  changePassword(passwords: { readonly current: string; readonly next: string }): Promise<void>;
  /** Everything that the shop holds about the shopper, as JSON. Joins one that is under way. */
  exportData(): Promise<string>;
  /** Deletes the account and logs out. Skipped while another call is running. */
  deleteAccount(password: string): Promise<void>;
}
