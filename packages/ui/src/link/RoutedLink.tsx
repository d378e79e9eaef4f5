import { type ComponentProps, type MouseEvent, use } from "react";
import { NavigateContext } from "./NavigateContext.ts";
import type { Href } from "./Href.ts";

/** What every link takes beside the attributes of a native one: `href` of the shop's addresses, `onPress` in place of `onClick`. */
export interface RoutedLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  /** The address that it leads to. */
  readonly href: Href;
  /** Called before navigating. */
  readonly onPress?: (() => void) | undefined;
}

/** Whether the link opens in the current page: no other tab or window, no download, no other site. */
const staysHere = (event: MouseEvent<HTMLAnchorElement>): boolean => {
  const { target, origin } = event.currentTarget;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.altKey && !event.shiftKey;
  return isPlain && (target === "" || target === "_self") && origin === window.location.origin;
};

/** An unstyled link through the router. */
export const RoutedLink = ({ onPress, ...props }: RoutedLinkProps) => {
  const navigate = use(NavigateContext);
  return (
    <a
      {...props}
      onClick={(event) => {
        onPress?.();
        if (navigate === null || !staysHere(event)) return;
        event.preventDefault();
        navigate(props.href);
      }}
    />
  );
};
