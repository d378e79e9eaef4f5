import type { IconName } from "../icon/Icon.tsx";
import type { Href } from "../link/Href.ts";

/** A link in the header or the footer. */
export interface NavigationLink {
  /** The address that it leads to. */
  readonly href: Href;
  /** Its words, or for a mark alone what screen readers say. */
  readonly label: string;
  /** The icon before its words. */
  readonly icon?: IconName;
}
