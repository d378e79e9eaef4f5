import { RoutedLink, type RoutedLinkProps } from "./RoutedLink.tsx";

/** Props of `BareLink`: those of a link, and whether the Tab key stops at it. */
export interface BareLinkProps extends RoutedLinkProps {
  /** Whether Tab stops at it; not needed where arrow keys reach it. */
  readonly isTabStop?: boolean;
}

/** A link for the inside of menus and lists. */
export const BareLink = ({ isTabStop = true, ...props }: BareLinkProps) => (
  <RoutedLink {...props} {...(isTabStop ? {} : { tabIndex: -1 })} />
);
