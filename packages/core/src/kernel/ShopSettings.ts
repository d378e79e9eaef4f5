import type { Destination } from "../address/Destination.ts";
import { hungarianLength, type PostcodeForm } from "../form/isPostcode.ts";
import { pickupAddress } from "../address/pickupAddress.ts";
import type { ShippingKind } from "../shipping/shippingKinds.ts";
import type { PaymentKind } from "../payment/paymentKinds.ts";
import { hungarianCode } from "../form/phoneFromInput.ts";
import type { ProductId } from "../product/Product.ts";
import { avatarColors } from "../text/avatarColor.ts";
import { initialsLength } from "../text/initials.ts";

/**
 * The shop's settings, all overridable.
 *
 * @rule CONST-1
 */
export interface ShopSettings {
  /** The shop's name. */
  readonly brand: string;
  /** The pickup place, which also counts as the shopper's place for pickup (ADDR-3). */
  readonly pickupAddress: Destination;
  /** The server's ids of shipping and payment methods, where they are not those of `shippingKinds` and `paymentKinds`. */
  readonly shippingMethodIds: Readonly<Partial<Record<ShippingKind, string>>>;
  readonly paymentMethodIds: Readonly<Partial<Record<PaymentKind, string>>>;
  /** The number of characters of a postcode. A country whose postcodes have several lengths is not known. */
  readonly postcodeLength: number;
  /**
   * What a postcode consists of. `digits` (the first may be 0) and `letters` need backends of your own: the contract's
   * postcodes are integers, and `createShop` refuses capabilities that ask it.
   */
  readonly postcodeCharacters: NonNullable<PostcodeForm["postcodeCharacters"]>;
  /**
   * The country code of accepted telephone numbers, digits only. A leading 0 (Hungary's 06) is not stored; `createShop`
   * refuses the code of a country whose numbers keep it (Italy).
   */
  readonly callingCode: string;
  /** The time limit of one attempt of a request. */
  readonly timeoutMs: number;
  /** The pause before the first retry after a network failure; it doubles with each retry (NET-2). */
  readonly firstRetryMs: number;
  readonly longestRetryMs: number;
  /** Attempts per request, including the first one. */
  readonly attempts: number;
  /** How long pending changes wait before a retry, unless the network is back earlier. */
  readonly reconnectMs: number;
  /** The time limit of the browser's storage; after it, storage counts as broken. */
  readonly storageWaitMs: number;
  /** How long login and logout wait for pending changes to be sent. */
  readonly identityWaitMs: number;
  readonly noticeMs: number;
  readonly cartErrorMs: number;
  readonly errorDialogMs: number;
  /** How long a dialog takes to close (MODAL-4). */
  readonly dialogCloseMs: number;
  /** How long a page may load before the shopper sees a progress indicator. */
  readonly loadingIndicatorMs: number;
  /** How long after a route change navigation may be delayed (REDIR-3). */
  readonly redirectResetMs: number;
  /** How long an order waits for the analytics session id. */
  readonly analyticsWaitMs: number;
  /** How often, and at what intervals, the shop checks whether a card payment has ended. */
  readonly paymentPolls: number;
  readonly paymentPollMs: number;
  /** How long before a time slot's hold expires the shopper is warned. */
  readonly slotExpiringMs: number;
  /** Products per page of a product list. */
  readonly pageSize: number;
  /** Products in the single page of previously ordered products. */
  readonly orderedProductsPageSize: number;
  /** The maximum number of options in a combo box (COMBO-1). */
  readonly comboBoxOptions: number;
  readonly menu: {
    readonly columns: number;
    readonly entriesInColumn: number;
    readonly opensAfterMs: number;
    readonly closesAfterMs: number;
  };
  /** Maximum widths of phones and tablets in CSS pixels (NAV-4). Style sheets repeat them: change both. */
  readonly screens: { readonly mobile: number; readonly tablet: number };
  /** Scroll positions at which the header becomes sticky and is released, in CSS pixels (NAV-3). */
  readonly stickyHeader: { readonly mobile: StickyHeader; readonly other: StickyHeader };
  readonly avatarColors: number;
  readonly initialsLength: number;
  /** The maximum quantity of a product in one cart, in default units (QTY-7). */
  readonly purchaseLimits: Readonly<Record<ProductId, number>>;
  readonly tokenCookie: string;
  /** The cookie's lifetime for "stay logged in"; otherwise it ends with the browser. */
  readonly tokenCookieSeconds: number;
  readonly sortCookie: string;
  readonly sortCookieSeconds: number;
  readonly allergenCookie: string;
  readonly allergenCookieSeconds: number;
  readonly cartCookie: string;
  readonly cartCookieSeconds: number;
  readonly cartPanelCookie: string;
  /** The cookie with the shopper's analytics consent. */
  readonly consentCookie: string;
  readonly consentCookieSeconds: number;
  readonly deliveryCookie: string;
  readonly deliveryCookieSeconds: number;
}

interface StickyHeader {
  readonly stickBeyond: number;
  readonly releaseBelow: number;
}

const day = 24 * 60 * 60;

/** The default settings. */
export const defaultSettings: ShopSettings = {
  brand: "Kamra",
  pickupAddress,
  shippingMethodIds: {},
  paymentMethodIds: {},
  postcodeLength: hungarianLength,
  postcodeCharacters: "number",
  callingCode: hungarianCode,
  timeoutMs: 15_000,
  firstRetryMs: 300,
  longestRetryMs: 5_000,
  attempts: 4,
  reconnectMs: 15_000,
  storageWaitMs: 2_000,
  identityWaitMs: 1_000,
  noticeMs: 5_000,
  cartErrorMs: 10_000,
  errorDialogMs: 10_000,
  dialogCloseMs: 100,
  loadingIndicatorMs: 120,
  redirectResetMs: 2_000,
  analyticsWaitMs: 1_000,
  paymentPolls: 15,
  paymentPollMs: 2_000,
  slotExpiringMs: 3 * 60_000,
  pageSize: 48,
  orderedProductsPageSize: 2_000,
  comboBoxOptions: 250,
  menu: { columns: 3, entriesInColumn: 7, opensAfterMs: 400, closesAfterMs: 500 },
  screens: { mobile: 639, tablet: 1024 },
  stickyHeader: {
    mobile: { stickBeyond: 100, releaseBelow: 10 },
    other: { stickBeyond: 200, releaseBelow: 80 },
  },
  avatarColors,
  initialsLength,
  purchaseLimits: {},
  tokenCookie: "token",
  tokenCookieSeconds: 365 * day,
  sortCookie: "sort_order",
  sortCookieSeconds: 365 * day,
  allergenCookie: "avoided_allergens",
  allergenCookieSeconds: 365 * day,
  cartCookie: "cart_id",
  cartCookieSeconds: 90 * day,
  cartPanelCookie: "cart_opened",
  consentCookie: "analytics_consent",
  consentCookieSeconds: 365 * day,
  deliveryCookie: "delivery_address",
  deliveryCookieSeconds: 365 * day,
};
