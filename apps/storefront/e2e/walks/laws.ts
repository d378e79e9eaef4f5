import type { Deed } from "./deeds.ts";
import type { View } from "./lookAt.ts";
import type { ServerCart } from "./serverCart.ts";

/** The amount in a text, in forint; 0 without one. */
const forint = (text = ""): number => {
  const [digits = "0"] = /[−-]?[\d\s]*\d(?=\s*Ft)/.exec(text) ?? [];
  return Number(digits.replaceAll(/\s/g, "").replace("−", "-"));
};

/** The notices that are new since an earlier view. */
const news = (before: View, after: View): ReadonlyArray<string> =>
  [...after.notices, ...after.toasts].filter((text) => !before.notices.includes(text) && !before.toasts.includes(text));

const parts = (view: View): string =>
  Object.entries(view.parts)
    .map((part) => part.join(" "))
    .join(", ");

const saysWhy = /helyett|változott|lejárt|nem rendelhető|kupon/i;

/** A total that changed since it was shown last, without a reason: neither an action nor a notice gives one. */
export function unexplained(shown: View, after: View): ReadonlyArray<string> {
  if (shown.total === null || after.total === null || shown.total === after.total) return [];
  if (news(shown, after).some((text) => saysWhy.test(text))) return [];
  return [`[SEAM-2] ${shown.total} is now ${after.total}, and nothing says why: ${parts(shown)} → ${parts(after)}`];
}

/** Goods that are shown with other amounts than the server has. */
export function unlikeServer({ parts: shown }: View, { total, discounted }: ServerCart): ReadonlyArray<string> {
  const goods = forint(shown["Termékek"]) + forint(shown["Visszaváltási díj"]);
  const afterDiscount = goods + forint(shown["Kedvezmény"]);
  if (goods === total && afterDiscount === discounted) return [];
  return [`[SEAM-2] shown: goods ${goods}, discounted ${afterDiscount}; the server: ${total}, ${discounted}`];
}

/** What the shopper is told after declining a question. */
export const toldAfterDeclining = (deed: Deed, after: View): ReadonlyArray<string> =>
  deed.is === "declined" ? news(deed.asked, after).map((text) => `[SEAM-3] told after a no: ${text}`) : [];

/** Announcements of what did not happen. */
export function untrue(said: ReadonlyArray<string>, { names }: ServerCart): ReadonlyArray<string> {
  const isTrue = (text: string): boolean => {
    const [, added] = /^(.+): [^:]+ a kosárban$/.exec(text) ?? [];
    const [, removed] = /^(.+) kikerült a kosár(?:ból|adból)$/.exec(text) ?? [];
    return (added === undefined || names.includes(added)) && (removed === undefined || !names.includes(removed));
  };
  // Only the last announcement about the cart counts: an undone removal was true when it was announced.
  return said
    .slice(-1)
    .filter((text) => !isTrue(text))
    .map((text) => `[SEAM-3] announced, but it did not happen: ${text}`);
}

/** Notices that are shown twice at a time. */
export const toldTwice = ({ toasts }: View): ReadonlyArray<string> =>
  toasts.filter((text, index) => toasts.indexOf(text) !== index).map((text) => `[SEAM-3] told twice: ${text}`);
