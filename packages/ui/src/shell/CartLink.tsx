import type { RootProps } from "../styles/RootProps.ts";
import type { Huf } from "@kamra/core/product";

import { Icon } from "../icon/Icon.tsx";
import { BareLink } from "../link/BareLink.tsx";
import { classNames } from "../styles/classNames.ts";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useTexts } from "../text/useTexts.ts";
import { shellTexts } from "./text.hu.ts";
import styles from "./Header.module.css";
import { Amount } from "../product/Amount.tsx";
import type { Href } from "../link/Href.ts";

/** Props of `CartLink`: the cart's page, its total in whole forint, and its number of lines. */
export interface CartLinkProps extends RootProps<"a"> {
  /** The address of the cart. */
  readonly href: Href;
  /** Of the goods. */
  readonly total: Huf;
  /** How many lines the cart has; 0 shows no number. */
  readonly itemCount: number;
}

/**
 * The header's link to the cart, with the total of its goods.
 * @rule NAV-2
 */
export const CartLink = ({ href, total, itemCount, className, ...root }: CartLinkProps) => {
  const texts = useTexts("shell", shellTexts);
  return (
    <BareLink {...root} className={classNames(styles.cart, className)} href={href}>
      <VisuallyHidden>{texts.cart}</VisuallyHidden>
      <span className={styles.basket}>
        <Icon name="basket" />
        <span className={classNames(styles.count, itemCount === 0 && styles.isEmpty)}>{itemCount}</span>
      </span>
      <VisuallyHidden>{texts.cartItems}</VisuallyHidden>
      <span className={styles.total}>
        <Amount of={total} />
      </span>
    </BareLink>
  );
};
