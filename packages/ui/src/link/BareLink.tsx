import type { AriaRole, FocusEventHandler, PointerEventHandler, ReactNode } from "react";
import { Link as AriaLink } from "react-aria-components";
import { classNames } from "../styles/classNames.ts";

export interface BareLinkProps {
  readonly href: string;
  readonly className: string | undefined;
  readonly id?: string;
  /** For a link that is part of something else: an option of a list box. */
  readonly role?: AriaRole;
  readonly "aria-selected"?: boolean;
  readonly "aria-current"?: "page" | "true";
  readonly "aria-label"?: string;
  /** Whether Tab stops at it; where arrow keys lead to it, it need not. */
  readonly isTabStop?: boolean;
  readonly onPress?: () => void;
  readonly onFocus?: FocusEventHandler;
  readonly onPointerEnter?: PointerEventHandler;
  readonly children: ReactNode;
}

/** A link through the router without a look of its own, for the inside of menus and lists. */
export const BareLink = ({
  href,
  className,
  onPress,
  isTabStop = true,
  children,
  "aria-label": label,
  ...attributes
}: BareLinkProps) => (
  <AriaLink
    href={href}
    className={classNames(className)}
    {...(onPress === undefined ? {} : { onPress: () => onPress() })}
    render={(props) =>
      "href" in props ? (
        <a {...props} {...attributes} aria-label={label} {...(isTabStop ? {} : { tabIndex: -1 })} />
      ) : (
        <span {...props} />
      )
    }
  >
    {children}
  </AriaLink>
);
