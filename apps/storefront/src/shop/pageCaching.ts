import { hostCookieName, hostCookies, requestCookies } from "@kamra/core";
import { budapestDay } from "@kamra/core/product";
import { markCookie } from "@kamra/core/session";
import { viewCookie } from "./viewCookie.ts";
import { settings } from "./settings.ts";

/** In seconds: how long caches serve a page, and how long after that while they ask for a new one. */
const lifetime = { fresh: 60, stale: 60 };

/** In seconds: the largest age of a page and its data when the server sends it. */
const longestWait = 5;

interface Connection {
  /** Whether the shop uses https. */
  readonly isSecure: boolean;
}

/**
 * The part of a page's `Cookie` header on which a guest's page depends: the analytics consent. `null` for a shopper
 * with a session, a cart, a delivery selection, allergens to avoid, or a sort order or view of their own: their pages are private.
 *
 * @example guestCookies("_ga=1; __Host-analytics_consent=refused", { isSecure: true }) // => "__Host-analytics_consent=refused"
 * @example guestCookies("__Host-cart_id=1", { isSecure: true }) // => null
 */
export function guestCookies(header: string | null | undefined, { isSecure }: Connection): string | null {
  const { allergenCookie, cartCookie, cartPanelCookie, consentCookie, deliveryCookie, sortCookie, tokenCookie } =
    settings;
  const cookies = hostCookies(requestCookies(header, { isSecure }), { isSecure });
  const mark = markCookie({ isSecure });
  const personal = [
    allergenCookie,
    cartCookie,
    cartPanelCookie,
    deliveryCookie,
    sortCookie,
    tokenCookie,
    viewCookie.name,
    mark,
  ];
  if (personal.some((name) => cookies.get(name) !== null)) return null;
  const consent = cookies.get(consentCookie);
  if (consent !== "given" && consent !== "refused") return "";
  return `${hostCookieName(consentCookie, { isSecure })}=${consent}`;
}

/**
 * The `Cache-Control` of a page that is the same for all guests. Browsers ask each time, caches between them and the shop need not.
 * Prices change at midnight: `null` when a page that is kept from now on could be shown after it.
 */
export function publicCaching(now: Date): string | null {
  const { fresh, stale } = lifetime;
  const last = new Date(now.getTime() + (longestWait + fresh + stale) * 1000);
  if (budapestDay(last) !== budapestDay(now)) return null;
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`;
}

/**
 * Whether a GraphQL answer is data without errors, without parsing all of it: errors are beside the data, at one end.
 * Fields of the data may have the same name.
 */
export const isSound = ({ status, body }: { readonly status: number; readonly body: string }): boolean =>
  status === 200 && body.startsWith('{"data":{') && body.endsWith("}}") && !body.includes(',"errors":[{"message":');
