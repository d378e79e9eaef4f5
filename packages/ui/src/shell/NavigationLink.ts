import type { IconName } from "../icon/Icon.tsx";

/** A page that the shell leads to. */
export interface NavigationLink {
  readonly href: string;
  readonly label: string;
  readonly icon?: IconName;
}
