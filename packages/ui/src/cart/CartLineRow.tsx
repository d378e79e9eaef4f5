import { type CartLine, lineDeposit, orderedQuantity, type Substitution } from "@kamra/core/cart";
import {
  availabilityText,
  mainImage,
  priceReduction,
  stepDown,
  unitOf,
  unitPriceBeside,
  productTexts as coreProductTexts,
} from "@kamra/core/product";
import { estimatedWeightText, formatHuf, formatUnitPrice } from "@kamra/core/text";
import type { UndeliverableProduct } from "@kamra/core/delivery";
import type { ReactNode } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { PlainForm, type PlainFormTarget } from "../form/PlainForm.tsx";
import { Link } from "../link/Link.tsx";
import { AdultsOnlyBadge } from "../product/AdultsOnlyBadge.tsx";
import { AllergenNote } from "../product/AllergenNote.tsx";
import { UndeliverableNote } from "../product/UndeliverableNote.tsx";
import { NetPrice } from "../product/NetPrice.tsx";
import { ProductImage } from "../product/ProductImage.tsx";
import { type QuantityChange, QuantityControl } from "../product/QuantityControl.tsx";
import { shownQuantity } from "../product/shownQuantity.ts";
import { unbrokenAmount } from "../text/unbrokenAmount.ts";
import { classNames } from "../styles/classNames.ts";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useCoreTexts, useFormats, useTexts } from "../text/useTexts.ts";
import { cartTexts } from "./text.hu.ts";
import { productTexts } from "../product/text.hu.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./CartLineRow.module.css";
import { LineSubstitution } from "./LineSubstitution.tsx";
import { Amount } from "../product/Amount.tsx";
import { StruckPrice } from "../product/StruckPrice.tsx";
import { SpokenPrice } from "../product/SpokenPrice.tsx";
import type { Href } from "../link/Href.ts";

/** Props of `CartLineRow`; the callbacks set the quantity or remove the line. */
export interface CartLineRowProps extends RootProps<"article"> {
  /** The line: a product, its quantity, its unit and its total. */
  readonly line: CartLine;
  /** The address of the product's page. */
  readonly href: Href;
  /** Called with the new quantity and its unit (CART-4). */
  readonly onQuantityChange: (change: QuantityChange) => void;
  /** Called when the line is to go. */
  readonly onRemove: () => void;
  /** The new quantity is on its way. */
  readonly isPending?: boolean;
  /** Why the last change did not hold, in a sentence. */
  readonly error?: string | null;
  /** Why it cannot be delivered to the chosen place; absent when it can. */
  readonly undeliverable?: UndeliverableProduct | null;
  /** Shows the net price too, to those who are invoiced as a company. */
  readonly hasNetPrice?: boolean;
  /** Above the fold: its picture loads with high priority. */
  readonly isPriority?: boolean;
  /** The address for the line's forms before the scripts load: see `QuantityControl`. */
  readonly form?: PlainFormTarget;
  /** Asks what to do when the product has run out, and gets the answer. */
  readonly onSubstitute?: (substitution: Substitution) => void;
  /** The form with the line's options. */
  readonly children?: ReactNode;
}

const LinePrice = ({ line, hasNetPrice }: { readonly line: CartLine; readonly hasNetPrice: boolean }) => {
  const texts = useTexts("cart", cartTexts);
  const formats = useFormats();
  const ofProducts = useTexts("product", productTexts);
  const coreTexts = useCoreTexts("product", coreProductTexts);
  const { product } = line;
  const perUnit = unitPriceBeside(product, line);
  const estimate = estimatedWeightText(orderedQuantity(line), { formats, texts: coreTexts });
  return (
    <p className={styles.each}>
      <SpokenPrice price={line.price} unit={product.defaultUnit.name}>
        {texts.eachUnit(formatHuf(line.price, { formats }), formats.unit(product.defaultUnit.name))}
      </SpokenPrice>
      {perUnit !== null && (
        <>
          {"\u00a0· "}
          <VisuallyHidden>{`${ofProducts.unitPrice}: `}</VisuallyHidden>
          <SpokenPrice {...perUnit}>{formatUnitPrice(perUnit, { formats })}</SpokenPrice>
        </>
      )}
      {estimate !== null && `\u00a0· ${estimate}`}
      {hasNetPrice && product.vat !== null && (
        <>
          {"\u00a0· "}
          <NetPrice gross={line.price} vat={product.vat} />
        </>
      )}
    </p>
  );
};

/** The product's name, its price, and what prevents ordering it. */
const LineProduct = ({
  line,
  href,
  undeliverable = null,
  hasNetPrice = false,
  onSubstitute,
}: Pick<CartLineRowProps, "line" | "href" | "undeliverable" | "hasNetPrice" | "onSubstitute">) => {
  const texts = useTexts("cart", cartTexts);
  const formats = useFormats();
  const coreTexts = useCoreTexts("product", coreProductTexts);
  const { product } = line;
  const reduction = priceReduction(product, line);
  const deposit = lineDeposit(product, { quantity: line.quantity });
  const unavailable = availabilityText(product.status, { texts: coreTexts });
  return (
    <div className={styles.product}>
      <h3 className={styles.name}>
        <Link variant="plain" href={href}>
          {unbrokenAmount(product.name)}
        </Link>
        {product.adultsOnly && (
          <>
            {" "}
            <AdultsOnlyBadge />
          </>
        )}
      </h3>
      <LinePrice line={line} hasNetPrice={hasNetPrice} />
      {reduction !== null && (
        <p className={styles.each}>
          <StruckPrice of={reduction.struckPrice} />
        </p>
      )}
      {deposit > 0 && <p className={styles.each}>{texts.deposit(formatHuf(deposit, { formats }))}</p>}
      {unavailable !== null && <p className={styles.unavailable}>{unavailable}</p>}
      <AllergenNote product={product} />
      <UndeliverableNote undeliverable={undeliverable} />
      {onSubstitute !== undefined && <LineSubstitution line={line} onChange={onSubstitute} />}
    </div>
  );
};

interface LineRemovalProps extends Pick<CartLineRowProps, "onRemove"> {
  readonly name: string;
  readonly form: PlainFormTarget | undefined;
}

const LineRemoval = ({ name, form, onRemove }: LineRemovalProps) => {
  const texts = useTexts("cart", cartTexts);
  const button = (type: "button" | "submit") => (
    <IconButton icon="trash" type={type} label={texts.removeNamed(name)} onPress={onRemove} />
  );
  return form === undefined ? (
    button("button")
  ) : (
    <PlainForm action={form.action} fields={{ ...form.fields, quantity: "0" }}>
      {button("submit")}
    </PlainForm>
  );
};

/**
 * A product in the cart: its quantity, unit price and total.
 *
 * @rule LAW-2
 * @rule LAW-3
 * @rule LAW-12
 */
export const CartLineRow = ({
  line,
  href,
  onQuantityChange,
  onRemove,
  isPending = false,
  error = null,
  undeliverable = null,
  isPriority = false,
  hasNetPrice = false,
  form,
  onSubstitute,
  children,
  className,
  ...root
}: CartLineRowProps) => {
  const texts = useTexts("cart", cartTexts);
  const { product } = line;
  const shown = shownQuantity(product, line);
  const takesOut = stepDown(shown.quantity, unitOf(product, shown.quantityType)) === 0;
  const isReduced = priceReduction(product, line) !== null;
  return (
    <article {...root} className={classNames(styles.box, className)} aria-label={product.name}>
      <div className={styles.row}>
        <div className={styles.picture}>
          <ProductImage image={mainImage(product)} size="thumbnail" alt="" isPriority={isPriority} />
        </div>
        <LineProduct
          line={line}
          href={href}
          undeliverable={undeliverable}
          hasNetPrice={hasNetPrice}
          {...(onSubstitute !== undefined && { onSubstitute })}
        />
        <p className={classNames(styles.total, isReduced && styles.isReduced, isPending && styles.isPending)}>
          <VisuallyHidden>{`${texts.lineTotal}: `}</VisuallyHidden>
          <Amount of={line.total} />
        </p>
        <div className={styles.control}>
          <QuantityControl
            product={product}
            {...shown}
            onChange={onQuantityChange}
            isPending={isPending}
            error={error}
            form={form}
          />
        </div>
        {!takesOut && (
          <div className={styles.remove}>
            <LineRemoval name={product.name} form={form} onRemove={onRemove} />
          </div>
        )}
        {children !== undefined && <div className={styles.options}>{children}</div>}
      </div>
    </article>
  );
};
