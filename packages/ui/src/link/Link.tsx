import { isExternalLink } from "@kamra/core/navigation";
import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useTexts } from "../text/useTexts.ts";
import { linkTexts } from "./text.hu.ts";
import styles from "./Link.module.css";
import { RoutedLink, type RoutedLinkProps } from "./RoutedLink.tsx";

/** Props of `Link`: those of a native link, its style, and whether it opens a new tab. */
export interface LinkProps extends Omit<RoutedLinkProps, "children" | "target" | "rel"> {
  /** `inline` for sentences, `standalone` on its own, `plain` in the style of the surrounding text. */
  readonly variant?: "inline" | "standalone" | "plain";
  /** Opens a new tab even for a shop page. */
  readonly opensNewTab?: boolean;
  /** Where it leads, in words that can be read alone. */
  readonly children: ReactNode;
}

/**
 * A link: to a page of the shop in this tab through the router, to another site in a new tab.
 *
 * @rule FMT-4
 */
export const Link = ({
  href,
  variant = "inline",
  opensNewTab = isExternalLink(href),
  children,
  className,
  ...props
}: LinkProps) => {
  const texts = useTexts("link", linkTexts);
  return (
    <RoutedLink
      {...props}
      href={href}
      {...(opensNewTab ? { target: "_blank", rel: "noopener" } : {})}
      className={classNames(styles.link, styles[variant], className)}
    >
      {children}
      {opensNewTab && (
        <>
          <span className={styles.newTab}>
            <Icon name="newTab" size="small" />
          </span>
          <VisuallyHidden>{texts.opensNewTab}</VisuallyHidden>
        </>
      )}
    </RoutedLink>
  );
};
