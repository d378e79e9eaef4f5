import type { IconName } from "../icon/Icon.tsx";

/** A link in the header or the footer. */
export interface NavigationLink {
  readonly href: string;
  readonly label: string;
  readonly icon?: IconName;
}
