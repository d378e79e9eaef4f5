import { undeliverableProduct, type PlaceCarrier } from "@kamra/core/delivery";
import { mainImage, type Product } from "@kamra/core/product";
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from "react-aria-components";
import comboStyles from "../field/ComboBox.module.css";
import fieldStyles from "../field/Field.module.css";
import { OptionsNote } from "../field/OptionsNote.tsx";
import { useTyped } from "../field/useTyped.ts";
import { UndeliverableNote } from "../product/UndeliverableNote.tsx";
import { Price } from "../product/Price.tsx";
import { ProductImage } from "../product/ProductImage.tsx";
import { classNames } from "../styles/classNames.ts";
import { Hungarian } from "../text/Hungarian.tsx";
import { useTexts } from "../text/useTexts.ts";
import { listTexts } from "./text.hu.ts";
import styles from "./ProductPicker.module.css";

export interface ProductPickerProps {
  /** The results for the typed text; null while loading. */
  readonly products: ReadonlyArray<Product> | null;
  readonly now: Date;
  /** What brings goods to the chosen place (SHIP-9). */
  readonly carriers: ReadonlyArray<PlaceCarrier>;
  readonly onTermChange: (term: string) => void;
  readonly onPick: (product: Product) => void;
  /** Called when Enter is pressed before suggestions arrive. */
  readonly onEnter: (term: string) => void;
}

interface ProductOptionProps extends Pick<ProductPickerProps, "now" | "carriers"> {
  readonly product: Product;
}

const ProductOption = ({ product, now, carriers }: ProductOptionProps) => (
  <ListBoxItem id={product.id} textValue={product.name} className={classNames(comboStyles.option, styles.option)}>
    <span className={styles.picture}>
      <ProductImage image={mainImage(product)} size="thumbnail" alt="" />
    </span>
    <div className={styles.name}>
      {product.name}
      <UndeliverableNote undeliverable={undeliverableProduct(product, { carriers })} />
    </div>
    <Price product={product} now={now} size="line" />
  </ListBoxItem>
);

/**
 * A field that suggests products while typing. Enter picks the active one, else the first.
 *
 * @rule SHIP-9
 */
export const ProductPicker = ({ products, now, carriers, onTermChange, onPick, onEnter }: ProductPickerProps) => {
  const texts = useTexts("list", listTexts);
  const { value: term, onChange: setTerm, inputRef } = useTyped();
  const change = (typed: string) => {
    setTerm(typed);
    onTermChange(typed);
  };
  const pick = (product: Product | undefined) => {
    if (product === undefined) return;
    change("");
    onPick(product);
  };
  return (
    <Hungarian>
      <ComboBox
        className={classNames(fieldStyles.field)}
        items={products ?? []}
        inputValue={term}
        onInputChange={change}
        selectedKey={null}
        onSelectionChange={(key) => pick(products?.find(({ id }) => id === key))}
        allowsCustomValue
        allowsEmptyCollection={term.trim() !== ""}
      >
        <Label className={classNames(fieldStyles.label)}>{texts.add}</Label>
        <Input
          ref={inputRef}
          className={classNames(fieldStyles.input)}
          placeholder={texts.addHint}
          enterKeyHint="done"
          onKeyDown={(event) => {
            const isOnOption = event.currentTarget.hasAttribute("aria-activedescendant");
            if (event.key !== "Enter" || isOnOption || term.trim() === "") return;
            if (products !== null) pick(products[0]);
            else {
              change("");
              onEnter(term.trim());
            }
          }}
        />
        <Popover className={classNames(comboStyles.popover)}>
          <ListBox<Product>
            className={classNames(comboStyles.list)}
            renderEmptyState={() => (
              <OptionsNote>{products === null ? texts.searching : texts.nothingFound}</OptionsNote>
            )}
          >
            {(product) => <ProductOption product={product} now={now} carriers={carriers} />}
          </ListBox>
        </Popover>
      </ComboBox>
    </Hungarian>
  );
};
