import { type CartLine, orderedQuantity } from "@kamra/core/cart";
import { type Huf, mainImage, type Product, type ProductId, productTexts } from "@kamra/core/product";
import { orderedQuantityText } from "@kamra/core/text";
import { memo, type ReactNode, useId } from "react";
import { ButtonLink } from "../button/ButtonLink.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { Link } from "../link/Link.tsx";
import { ProductImage } from "../product/ProductImage.tsx";
import { unbrokenAmount } from "../text/unbrokenAmount.ts";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useCoreTexts, useFormats, useTexts } from "../text/useTexts.ts";
import { cartTexts } from "./text.hu.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./CartPanel.module.css";
import { Amount } from "../product/Amount.tsx";
import type { Href } from "../link/Href.ts";

/** Props of `CartPanel`: the lines with their totals, links, and callbacks that stay the same functions. */
export interface CartPanelProps extends RootProps<"aside"> {
  /** The lines of the cart. */
  readonly lines: ReadonlyArray<CartLine>;
  /** Of the goods, as in the header. */
  readonly total: Huf;
  /** With delivery and all other fees. */
  readonly payable: Huf;
  /** The address of the cart's page. */
  readonly cartHref: Href;
  /** The address of a product's page. */
  readonly hrefOf: (product: Product) => Href;
  /** Pass the same function at every render: a new one renders all lines again. */
  readonly onRemove: (productId: ProductId) => void;
  /** Pass the same function at every render. */
  readonly onClose: () => void;
  /** The way on from an empty cart: a `ButtonLink`. */
  readonly emptyAction?: ReactNode;
  /** Notes above the button: the delivery's price, the weight. */
  readonly children?: ReactNode;
}

/** Memoized, so that a change of the cart renders only the changed lines. */
const PanelLine = memo(({ line, href, onRemove }: PanelLineProps) => {
  const texts = useTexts("cart", cartTexts);
  const formats = useFormats();
  const { product } = line;
  const ofProducts = useCoreTexts("product", productTexts);
  return (
    <div className={styles.line}>
      <span className={styles.picture}>
        <ProductImage image={mainImage(product)} size="thumbnail" alt="" />
      </span>
      <span className={styles.name}>
        <Link variant="plain" href={href}>
          {unbrokenAmount(product.name)}
        </Link>
      </span>
      <span className={styles.facts}>
        <span className={styles.quantity}>
          {orderedQuantityText(orderedQuantity(line), { formats, texts: ofProducts })}
        </span>
        <span className={styles.amount}>
          <VisuallyHidden>{`${texts.lineTotal}: `}</VisuallyHidden>
          <Amount of={line.total} />
        </span>
      </span>
      <span className={styles.remove}>
        <IconButton icon="trash" label={texts.removeNamed(product.name)} onPress={() => onRemove(product.id)} />
      </span>
    </div>
  );
});

const PanelHead = memo(({ headingId, onClose }: PanelHeadProps) => {
  const texts = useTexts("cart", cartTexts);
  return (
    <div className={styles.head}>
      <h2 id={headingId}>{texts.panel}</h2>
      <IconButton icon="close" label={texts.closePanel} onPress={onClose} />
    </div>
  );
});

const ToCart = memo(({ href }: { readonly href: Href }) => (
  <ButtonLink href={href} isWide>
    {useTexts("cart", cartTexts).toCart}
  </ButtonLink>
));

/**
 * The cart beside the page, on screens with room for it.
 *
 * @rule CART-13, NAV-2
 */
export const CartPanel = ({
  lines,
  total,
  payable,
  cartHref,
  hrefOf,
  onRemove,
  onClose,
  emptyAction,
  children,
  className,
  ...root
}: CartPanelProps) => {
  const texts = useTexts("cart", cartTexts);
  const headingId = useId();
  const isEmpty = lines.length === 0;
  return (
    <aside {...root} className={classNames(styles.panel, className)} aria-labelledby={headingId}>
      <PanelHead headingId={headingId} onClose={onClose} />
      {isEmpty && <EmptyState icon="basket" title={texts.panelEmpty} action={emptyAction} level="h3" />}
      <ul className={styles.lines} role="list">
        {lines.map((line) => (
          <li key={line.product.id}>
            <PanelLine line={line} href={hrefOf(line.product)} onRemove={onRemove} />
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        {children}
        {!isEmpty && (
          <>
            <p className={styles.total}>
              <span>{texts.goods}</span>{" "}
              <strong>
                <Amount of={total} />
              </strong>
            </p>
            {payable !== total && (
              <p className={styles.payable}>
                <span>{texts.withFees}</span> <Amount of={payable} />
              </p>
            )}
            <ToCart href={cartHref} />
          </>
        )}
      </div>
    </aside>
  );
};

interface PanelHeadProps extends Pick<CartPanelProps, "onClose"> {
  readonly headingId: string;
}

interface PanelLineProps {
  readonly line: CartLine;
  readonly href: Href;
  readonly onRemove: CartPanelProps["onRemove"];
}
