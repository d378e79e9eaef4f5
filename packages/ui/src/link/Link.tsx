import { isExternalLink } from "@kamra/core/navigation";
import type { ReactNode } from "react";
import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components";
import { Icon } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useTexts } from "../text/TextsProvider.tsx";
import styles from "./Link.module.css";

export interface LinkProps extends Omit<
  AriaLinkProps,
  "className" | "style" | "children" | "href" | "target" | "rel" | "render"
> {
  readonly href: string;
  /** `inline` stands in a sentence, `standalone` on its own, `plain` looks like the text around it. */
  readonly variant?: "inline" | "standalone" | "plain";
  /** Also for a page of ours that must not take the shopper away from this one. */
  readonly opensNewTab?: boolean;
  readonly children: ReactNode;
}

/**
 * A way to another page: to one of ours in this tab through the router, to another site in a new tab.
 *
 * @rule FMT-4
 */
export const Link = ({
  href,
  variant = "inline",
  opensNewTab = isExternalLink(href),
  children,
  ...props
}: LinkProps) => {
  const texts = useTexts().link;
  return (
    <AriaLink
      {...props}
      href={href}
      {...(opensNewTab ? { target: "_blank", rel: "noopener" } : {})}
      className={classNames(styles.link, styles[variant])}
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
    </AriaLink>
  );
};
