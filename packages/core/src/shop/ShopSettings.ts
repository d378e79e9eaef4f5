import type { Destination } from "../delivery/Destination.ts";
import { pickupAddress } from "../delivery/pickupAddress.ts";
import type { ProductId } from "../product/Product.ts";
import { avatarColors } from "../text/avatarColor.ts";
import { initialsLength } from "../text/initials.ts";

/**
 * The figures of the shop, all overridable.
 *
 * @rule CONST-1
 */
export interface ShopSettings {
  /** What the shop is called. */
  readonly brand: string;
  /** Where shoppers fetch their goods; also the place that counts as theirs when they do (ADDR-3). */
  readonly pickupAddress: Destination;
  /** How long one attempt of a request may take. */
  readonly timeoutMs: number;
  /** The wait before the first retry after a network failure; it doubles (NET-2). */
  readonly firstRetryMs: number;
  readonly longestRetryMs: number;
  /** Of one request, the first one among them. */
  readonly attempts: number;
  /** How long pending changes wait for the network before they are tried again, if nothing says that it is back. */
  readonly reconnectMs: number;
  /** How long the browser may take to keep something before it counts as broken. */
  readonly storageWaitMs: number;
  /** How long somebody who logs in or out waits for what they have done before to be sent. */
  readonly identityWaitMs: number;
  readonly noticeMs: number;
  readonly cartErrorMs: number;
  readonly errorDialogMs: number;
  /** How long a dialog takes to close (MODAL-4). */
  readonly dialogCloseMs: number;
  /** How long a page may be on its way before a shopper sees that it is. */
  readonly loadingIndicatorMs: number;
  /** How long after a route change nothing holds navigation up any more (REDIR-3). */
  readonly redirectResetMs: number;
  /** How long an order waits for the session id of the analytics. */
  readonly analyticsWaitMs: number;
  /** How often, and how long after each other, the shop asks whether a payment by card has come to an end. */
  readonly paymentAsks: number;
  readonly paymentAskMs: number;
  /** How long before a time slot is lost the shopper is told. */
  readonly slotExpiringMs: number;
  /** Products in a page of a list. */
  readonly pageSize: number;
  /** Products in the one page of those that somebody has ordered before. */
  readonly orderedProductsPageSize: number;
  /** Options that a combo box shows at most (COMBO-1). */
  readonly comboBoxOptions: number;
  readonly menu: {
    readonly columns: number;
    readonly entriesInColumn: number;
    readonly opensAfterMs: number;
    readonly closesAfterMs: number;
  };
  /** The widest phones and tablets, in CSS pixels (NAV-4). Style sheets have them too: change both. */
  readonly screens: { readonly mobile: number; readonly tablet: number };
  /** From where the header sticks, and until where it stays, in CSS pixels (NAV-3). */
  readonly stickyHeader: { readonly mobile: StickyHeader; readonly other: StickyHeader };
  readonly avatarColors: number;
  readonly initialsLength: number;
  /** The most of a product that one cart may hold, in default units (QTY-7). */
  readonly purchaseLimits: Readonly<Record<ProductId, number>>;
  readonly tokenCookie: string;
  /** Of a shopper who stays logged in; the others' ends with the browser. */
  readonly tokenCookieSeconds: number;
  readonly sortCookie: string;
  readonly sortCookieSeconds: number;
  readonly cartCookie: string;
  readonly cartCookieSeconds: number;
  readonly cartPanelCookie: string;
  /** Says whether the shopper has consented to analytics. */
  readonly consentCookie: string;
  readonly consentCookieSeconds: number;
  readonly deliveryCookie: string;
  readonly deliveryCookieSeconds: number;
}

interface StickyHeader {
  readonly sticksBeyond: number;
  readonly letsGoBelow: number;
}

const day = 24 * 60 * 60;

/** The figures of a shop that names none of its own. */
export const defaultSettings: ShopSettings = {
  brand: "Kamra",
  pickupAddress,
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
  paymentAsks: 15,
  paymentAskMs: 2_000,
  slotExpiringMs: 3 * 60_000,
  pageSize: 48,
  orderedProductsPageSize: 2_000,
  comboBoxOptions: 250,
  menu: { columns: 3, entriesInColumn: 7, opensAfterMs: 400, closesAfterMs: 500 },
  screens: { mobile: 639, tablet: 1024 },
  stickyHeader: {
    mobile: { sticksBeyond: 100, letsGoBelow: 10 },
    other: { sticksBeyond: 200, letsGoBelow: 80 },
  },
  avatarColors,
  initialsLength,
  purchaseLimits: {},
  tokenCookie: "token",
  tokenCookieSeconds: 365 * day,
  sortCookie: "sort_order",
  sortCookieSeconds: 365 * day,
  cartCookie: "cart_id",
  cartCookieSeconds: 90 * day,
  cartPanelCookie: "cart_opened",
  consentCookie: "analytics_consent",
  consentCookieSeconds: 365 * day,
  deliveryCookie: "delivery_address",
  deliveryCookieSeconds: 365 * day,
};
