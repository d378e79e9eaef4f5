import type { ShippingAddress } from "../delivery/ShippingAddress.ts";
import type { BillingAddress } from "../payment/BillingAddress.ts";
import type { ProductId } from "../product/Product.ts";
import type { PersonalData } from "./PersonalData.ts";

/**
 * What the shopper's account keeps. What it keeps stands in `shop.session`'s user, and is changed there before a promise
 * settles. Queued, one after the other, except where it says skipped; each is one request long (`requestDeadline`), and
 * rejects with a ShopError: of refused fields with a ValidationError.
 */
export interface ShopAccount {
  /** Makes one, whatever its id says. Skipped, with `null`, while one is being made. */
  createShippingAddress(address: ShippingAddress): Promise<ShippingAddress | null>;
  /** Replaces the whole address. */
  updateShippingAddress(address: ShippingAddress): Promise<ShippingAddress>;
  deleteShippingAddress(id: string): Promise<void>;
  setDefaultShippingAddress(id: string): Promise<void>;
  /** Makes one, whatever its id says. Skipped, with `null`, while one is being made. */
  createBillingAddress(address: BillingAddress): Promise<BillingAddress | null>;
  /** Replaces the whole address. */
  updateBillingAddress(address: BillingAddress): Promise<BillingAddress>;
  deleteBillingAddress(id: string): Promise<void>;
  setDefaultBillingAddress(id: string): Promise<void>;
  /** Also at the provider who keeps it. */
  deleteSavedCard(id: string): Promise<void>;
  setDefaultSavedCard(id: string): Promise<void>;
  /** Has the shopper told by mail, once, when a product can be had again. Answers whether they are to be told now. */
  subscribeToProduct(id: ProductId): Promise<boolean>;
  unsubscribeFromProduct(id: ProductId): Promise<boolean>;
  updatePersonalData(data: PersonalData): Promise<void>;
  /** Whether the shopper wants not to be asked for donations. */
  setDonations(options: { readonly isDisabled: boolean }): Promise<void>;
  /** Ends the shopper's other sessions. Skipped while one is under way. */
  changePassword(passwords: { readonly current: string; readonly next: string }): Promise<void>;
  /** Everything that the shop holds about the shopper, as JSON. Joins one that is under way. */
  exportData(): Promise<string>;
  /** Forgets the shopper, who is logged out then. Skipped while one is under way. */
  deleteAccount(password: string): Promise<void>;
}
