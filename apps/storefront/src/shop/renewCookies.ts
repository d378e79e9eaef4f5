import type { CookieJar } from "@kamra/core";
import type { StorefrontShop } from "./createStorefrontShop.ts";
import { settings } from "./settings.ts";

/** Of the server alone: it has renewed the others lately. */
const mark = "cookies_renewed";
const aDay = 24 * 60 * 60;

/** In characters: no cart and no place needs more. */
const longest = 1024;

/** What the shop has read of the request's cookies. */
type Known = Pick<StorefrontShop, "catalogue" | "delivery">;

const isId = (value: string): boolean => /^[\w-]+$/.test(value);

const lasting = ({ catalogue, delivery }: Known) => [
  { name: settings.cartCookie, maxAgeSeconds: settings.cartCookieSeconds, isSound: isId },
  {
    name: settings.deliveryCookie,
    maxAgeSeconds: settings.deliveryCookieSeconds,
    isSound: () => delivery.selection.get() !== null,
  },
  {
    name: settings.sortCookie,
    maxAgeSeconds: settings.sortCookieSeconds,
    isSound: () => catalogue.sortOrder.get() !== null,
  },
  {
    name: settings.allergenCookie,
    maxAgeSeconds: settings.allergenCookieSeconds,
    isSound: () => catalogue.avoidedAllergens.get().length > 0,
  },
];

/**
 * Gives the cookies of a shopper's cart, place, sort order and allergens their full lifetime again, from the server:
 * Safari ends those of scripts after a week. Once a day only, because a page in transit could restore a value that
 * another tab has just changed. Unreadable cookies are not renewed.
 *
 * @rule COOKIE-2
 */
export function renewCookies(cookies: CookieJar, known: Known): void {
  if (cookies.get(mark) !== null) return;
  const sound = lasting(known).flatMap(({ name, maxAgeSeconds, isSound }) => {
    const value = cookies.get(name);
    return value !== null && value.length <= longest && isSound(value) ? [{ name, value, maxAgeSeconds }] : [];
  });
  for (const { name, value, maxAgeSeconds } of sound) cookies.set(name, value, { maxAgeSeconds });
  if (sound.length > 0) cookies.set(mark, "lately", { maxAgeSeconds: aDay });
}
