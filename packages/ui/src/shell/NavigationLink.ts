import type { IconName } from "../icon/Icon.tsx";
import type { Href } from "../link/Href.ts";

/** A link in the header or the footer. */
export interface NavigationLink {
  readonly href: Href;
  readonly label: string;
  readonly icon?: IconName;
}
