import type { RootProps } from "../styles/RootProps.ts";
import type { UndeliverableProduct } from "@kamra/core/delivery";
import {
  productTexts as coreProductTexts,
  availabilityText,
  isOrderable,
  mainImage,
  type Product,
} from "@kamra/core/product";
import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { Link } from "../link/Link.tsx";
import { AllergenNote } from "../product/AllergenNote.tsx";
import { UndeliverableNote } from "../product/UndeliverableNote.tsx";
import { Price } from "../product/Price.tsx";
import { ProductImage } from "../product/ProductImage.tsx";
import { QuantityControl } from "../product/QuantityControl.tsx";
import { unbrokenAmount } from "../text/unbrokenAmount.ts";
import { classNames } from "../styles/classNames.ts";
import { TextsProvider } from "../text/TextsProvider.tsx";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import { productTexts } from "../product/text.hu.ts";
import { listTexts } from "./text.hu.ts";
import styles from "./ListLine.module.css";
import { TickBox } from "./TickBox.tsx";
import type { Href } from "../link/Href.ts";

/** Props of `ListLine`: the product, its quantity in default units, and a substitute when it is unavailable. */
export interface ListLineProps extends RootProps<"article"> {
  /** Null when the shop no longer sells it. */
  readonly product: Product | null;
  /** The name of a product that the shop has deleted, if it is known. */
  readonly deletedName?: string | null;
  /** The address of the product's page. */
  readonly href: Href;
  /** The instant that prices hold at; that of the `UiProvider` unless given. */
  readonly now?: Date | undefined;
  /** In default units. */
  readonly quantity: number;
  /** Whether it is ticked off; it stays visible so that the shopper can restore it. */
  readonly isTicked: boolean;
  /** Why it cannot be delivered to the chosen place; absent when it can. */
  readonly undeliverable?: UndeliverableProduct | null;
  /** A substitute for an unavailable product; null without one. */
  readonly substitute?: Product | null;
  /** Why the substitute cannot be delivered to the chosen place; absent when it can. */
  readonly substituteUndeliverable?: UndeliverableProduct | null;
  /** Called with whether the line is ticked off now. */
  readonly onChange: (isTicked: boolean) => void;
  /** Called with the new quantity, in the line's unit. */
  readonly onQuantityChange: (quantity: number) => void;
  /** Called when the product is to be replaced by the proposed one. */
  readonly onTakeSubstitute?: (() => void) | undefined;
  /** A change is on its way. */
  readonly isPending?: boolean;
  /** Why the last change did not hold, in a sentence. */
  readonly error?: string | null;
  /** What belongs to it, below its words: why it is there, or another choice. */
  readonly children?: ReactNode;
}

const ListQuantity = ({ product, quantity, onQuantityChange, isPending = false, error = null }: ListQuantityProps) => {
  const texts = useTexts("list", listTexts);
  const ofProducts = useTexts("product", productTexts);
  return (
    <TextsProvider texts={{ product: { ...ofProducts, ...texts.quantity } }}>
      <QuantityControl
        // Lists count in one unit, the one that the product is sold in.
        product={{ ...product, alternativeUnit: null }}
        quantity={quantity}
        quantityType="default"
        onChange={(change) => onQuantityChange(change.quantity)}
        isPending={isPending}
        error={error}
      />
    </TextsProvider>
  );
};

const ProductOnList = ({
  product,
  canBeHad,
  href,
  now,
  isTicked,
  undeliverable = null,
  substitute = null,
  substituteUndeliverable = null,
  onTakeSubstitute,
  ...quantity
}: ProductOnListProps) => {
  const texts = useTexts("list", listTexts);
  const coreTexts = useCoreTexts("product", coreProductTexts);
  return (
    <>
      <div className={styles.picture}>
        <ProductImage image={mainImage(product)} size="thumbnail" alt="" />
      </div>
      <div className={styles.product}>
        <h3 className={styles.name}>
          <Link variant="plain" href={href}>
            {unbrokenAmount(product.name)}
          </Link>
        </h3>
        {canBeHad ? (
          <Price product={product} now={now} size="under" />
        ) : (
          <p className={styles.unavailable}>{availabilityText(product.status, { texts: coreTexts })}</p>
        )}
        {!isTicked && <AllergenNote product={product} />}
        {canBeHad && !isTicked && <UndeliverableNote undeliverable={undeliverable} />}
      </div>
      {canBeHad && !isTicked && (
        <div className={styles.control}>
          <ListQuantity {...quantity} product={product} />
        </div>
      )}
      {!canBeHad && !isTicked && (
        <IconButton icon="trash" label={texts.takeOff(product.name)} onPress={() => quantity.onQuantityChange(0)} />
      )}
      {!canBeHad && !isTicked && substitute !== null && (
        <div className={styles.substitute}>
          <div>
            {texts.substitute} {unbrokenAmount(substitute.name)}
            <AllergenNote product={substitute} />
            <UndeliverableNote undeliverable={substituteUndeliverable} />
          </div>
          <Button
            variant="secondary"
            aria-label={texts.takeSubstitute(substitute.name)}
            onPress={() => onTakeSubstitute?.()}
          >
            {texts.take}
          </Button>
        </div>
      )}
    </>
  );
};

const DeletedOnList = ({ name, takeOff }: { readonly name: string | null; readonly takeOff: (() => void) | null }) => {
  const texts = useTexts("list", listTexts);
  if (name === null) return <p className={classNames(styles.name, styles.ended)}>{texts.ended}</p>;
  return (
    <>
      <div className={classNames(styles.product, styles.ended)}>
        <h3 className={styles.name}>{unbrokenAmount(name)}</h3>
        <p className={styles.unavailable}>{texts.deleted}</p>
      </div>
      {takeOff !== null && <IconButton icon="trash" label={texts.takeOff(name)} onPress={takeOff} />}
    </>
  );
};

/**
 * A product on a shopping list: a large box to tick it off, its quantity, and a substitute when it is unavailable.
 *
 * @rule LIST-7, LAW-2, SHIP-9
 */
export const ListLine = ({
  product,
  deletedName = null,
  href,
  now,
  quantity,
  isTicked,
  undeliverable = null,
  substitute = null,
  substituteUndeliverable = null,
  onChange,
  onQuantityChange,
  onTakeSubstitute,
  isPending = false,
  error = null,
  children,
  className,
  ...root
}: ListLineProps) => {
  const texts = useTexts("list", listTexts);
  const name = product?.name ?? deletedName ?? texts.ended;
  const canBeHad = product !== null && isOrderable(product);
  return (
    <article aria-label={name} {...root} className={classNames(styles.host, className)}>
      <div className={classNames(styles.line, isTicked && styles.isTicked, !canBeHad && styles.isUnavailable)}>
        <TickBox name={name} isTicked={isTicked} onChange={onChange} />
        {product === null ? (
          <DeletedOnList
            name={deletedName}
            takeOff={isTicked || deletedName === null ? null : () => onQuantityChange(0)}
          />
        ) : (
          <ProductOnList
            product={product}
            href={href}
            now={now}
            quantity={quantity}
            isTicked={isTicked}
            canBeHad={canBeHad}
            undeliverable={undeliverable}
            substitute={substitute}
            substituteUndeliverable={substituteUndeliverable}
            onQuantityChange={onQuantityChange}
            onTakeSubstitute={onTakeSubstitute}
            isPending={isPending}
            error={error}
          />
        )}
      </div>
      {children && <div className={styles.below}>{children}</div>}
    </article>
  );
};

interface ProductOnListProps extends Omit<
  ListLineProps,
  "product" | "deletedName" | "onChange" | keyof RootProps<"article">
> {
  readonly product: Product;
  readonly canBeHad: boolean;
}

type ListQuantityProps = Pick<ProductOnListProps, "product" | "quantity" | "onQuantityChange" | "isPending" | "error">;
