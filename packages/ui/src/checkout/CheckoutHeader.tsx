import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { BareLink } from "../link/BareLink.tsx";
import { SkipLink } from "../shell/SkipLink.tsx";
import { useTexts } from "../text/useTexts.ts";
import { checkoutTexts } from "./text.hu.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./CheckoutHeader.module.css";
import type { Href } from "../link/Href.ts";

/** Props of `CheckoutHeader`: the shop's name and telephone number, links back, and the steps as children. */
export interface CheckoutHeaderProps extends RootProps<"header"> {
  /** The name of the shop. */
  readonly brand: string;
  /** The address of the front page. */
  readonly homeHref: Href;
  /** The address of the cart, the way back; null while the cart is empty, as after the order. */
  readonly cartHref: Href | null;
  /** The telephone number of customer service: `+36 1 555 0146`. */
  readonly telephone: string;
  /** The id of the page's main part, for the skip link. */
  readonly mainId?: string;
  /** The `CheckoutSteps`; without them, as after the order, the header has only its first row. */
  readonly children?: ReactNode;
}

/**
 * The minimal header of the checkout: the steps, the way back, and customer service. Nothing else distracts the
 * shopper.
 *
 * @rule NAV-2
 */
export const CheckoutHeader = ({
  brand,
  homeHref,
  cartHref,
  telephone,
  mainId = "main",
  children,
  className,
  ...root
}: CheckoutHeaderProps) => {
  const texts = useTexts("checkout", checkoutTexts);
  return (
    <header {...root} className={classNames(styles.header, className)}>
      <SkipLink mainId={mainId} />
      <div className={styles.row}>
        <BareLink className={styles.brand} href={homeHref}>
          {brand}
        </BareLink>
        <a className={styles.action} href={`tel:${telephone.replaceAll(" ", "")}`}>
          <span className={styles.help}>{texts.help}</span> <span className={styles.telephone}>{telephone}</span>
        </a>
        {cartHref !== null && (
          <BareLink className={styles.action} href={cartHref}>
            <Icon name="basket" />
            <span className={styles.words}>{texts.backToCart}</span>
          </BareLink>
        )}
      </div>
      {children !== undefined && <div className={styles.steps}>{children}</div>}
    </header>
  );
};
