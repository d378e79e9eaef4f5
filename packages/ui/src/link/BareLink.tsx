import { RoutedLink, type RoutedLinkProps } from "./RoutedLink.tsx";

export interface BareLinkProps extends RoutedLinkProps {
  /** Whether Tab stops at it; where arrow keys lead to it, it need not. */
  readonly isTabStop?: boolean;
}

/** A link for the inside of menus and lists. */
export const BareLink = ({ isTabStop = true, ...props }: BareLinkProps) => (
  <RoutedLink {...props} {...(isTabStop ? {} : { tabIndex: -1 })} />
);
