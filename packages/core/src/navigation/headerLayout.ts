import { checkoutStepAt } from "../checkout/checkoutStepAt.ts";
import { profilePath } from "./profileMenu.ts";

export type HeaderLayout = "home" | "subPage" | "checkout" | "profile";

/**
 * Which header a page has. Neither the cart nor what tells of a placed order has the checkout's.
 *
 * @rule NAV-2
 * @example headerLayout("/megrendeles/osszesites") // => "checkout"
 * @example headerLayout("/kosar") // => "subPage"
 */
export function headerLayout(path: string): HeaderLayout {
  if (path === "/") return "home";
  if (`${path}/`.startsWith(`${profilePath}/`)) return "profile";
  return (checkoutStepAt(path) ?? "cart") === "cart" ? "subPage" : "checkout";
}
