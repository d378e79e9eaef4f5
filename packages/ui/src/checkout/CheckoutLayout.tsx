import type { ReactNode } from "react";

import type { Huf } from "@kamra/core/product";
import { Icon } from "../icon/Icon.tsx";
import { BareLink } from "../link/BareLink.tsx";
import { useTexts } from "../text/useTexts.ts";
import { checkoutTexts } from "./text.hu.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./CheckoutLayout.module.css";
import { Amount } from "../product/Amount.tsx";
import type { Href } from "../link/Href.ts";

/** Props of `CheckoutLayout`: the parts of a checkout page, and the cart's total in whole forint. */
export interface CheckoutLayoutProps extends RootProps<"div"> {
  /** The heading of the step. */
  readonly title: string;
  /** Content between the title and the form, such as why the shopper was redirected here. */
  readonly notice?: ReactNode;
  /** The form of the step. */
  readonly children: ReactNode;
  /** The `OrderOverview`: beside the form where there is room, folded above it on a phone. */
  readonly overview: ReactNode;
  /** What is to be paid, in whole forint, VAT included. */
  readonly total: Huf;
  /** How many lines the cart has. */
  readonly itemCount: number;
  /** The previous step's address and its link text; null at the first step. */
  readonly back: { readonly href: Href; readonly label: string } | null;
  /** The button to the next step. */
  readonly action: ReactNode;
}

/** A step of the checkout: its form, the order overview, and the buttons back and on. */
export const CheckoutLayout = ({
  title,
  notice,
  children,
  overview,
  total,
  itemCount,
  back,
  action,
  className,
  ...root
}: CheckoutLayoutProps) => {
  const texts = useTexts("checkout", checkoutTexts);
  return (
    <div {...root} className={classNames(styles.layout, className)}>
      <div className={styles.columns}>
        <details className={styles.folded}>
          <summary className={styles.fold}>
            <span>
              {texts.overview} <span className={styles.count}>({texts.lines(itemCount)})</span>
            </span>
            <strong className={styles.amount}>
              <Amount of={total} />
            </strong>
            <Icon name="chevronDown" />
          </summary>
          {overview}
        </details>
        <div className={styles.step}>
          <h1>{title}</h1>
          {notice}
          {children}
          <div className={styles.actions}>
            <p className={styles.total} aria-hidden="true">
              <span>{texts.total}</span>{" "}
              <strong>
                <Amount of={total} />
              </strong>
            </p>
            <div className={styles.action}>{action}</div>
          </div>
          {back !== null && (
            <BareLink className={styles.back} href={back.href}>
              <Icon name="arrowLeft" size="small" />
              {back.label}
            </BareLink>
          )}
        </div>
        <aside className={styles.side} aria-label={texts.overview}>
          {overview}
        </aside>
      </div>
    </div>
  );
};
