import { undeliverableProduct, type PlaceCarrier } from "@kamra/core/delivery";
import { mainImage, type Product } from "@kamra/core/product";
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from "react-aria-components";
import comboStyles from "../field/ComboBox.module.css";
import fieldStyles from "../field/Field.module.css";
import { OptionsNote } from "../field/OptionsNote.tsx";
import { useTyped } from "../field/useTyped.ts";
import { Icon } from "../icon/Icon.tsx";
import { AllergenNote } from "../product/AllergenNote.tsx";
import { UndeliverableNote } from "../product/UndeliverableNote.tsx";
import { Price } from "../product/Price.tsx";
import { ProductImage } from "../product/ProductImage.tsx";
import { unbrokenAmount } from "../product/unbrokenAmount.ts";
import { classNames } from "../styles/classNames.ts";
import { Localised } from "../text/Localised.tsx";
import { useTexts } from "../text/useTexts.ts";
import { listTexts } from "./text.hu.ts";
import styles from "./ProductPicker.module.css";

/** Props of `ProductPicker`: the found products, and callbacks for typing and picking. */
export interface ProductPickerProps {
  /** The results for the typed text; null while loading. */
  readonly products: ReadonlyArray<Product> | null;
  /** The instant that prices hold at. */
  readonly now: Date;
  /** The shipping methods of the chosen place (SHIP-9). */
  readonly carriers: ReadonlyArray<PlaceCarrier>;
  /** Called with what is typed, at each key. */
  readonly onTermChange: (term: string) => void;
  /** Called with the chosen product. */
  readonly onAdd: (product: Product) => void;
  /** Called when Enter is pressed before suggestions arrive. */
  readonly onEnter: (term: string) => void;
  /** Writes the typed text itself on the list (LIST-11). */
  readonly onWrite: (text: string) => void;
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
      {unbrokenAmount(product.name)}
      <AllergenNote product={product} />
      <UndeliverableNote undeliverable={undeliverableProduct(product, { carriers })} />
    </div>
    <Price product={product} now={now} size="under" />
  </ListBoxItem>
);

/** The option's key: no product has it. */
const writeKey = "write";

/** The option that writes the typed text itself. */
const WriteOption = ({ text }: { readonly text: string }) => {
  const texts = useTexts("list", listTexts);
  return (
    <ListBoxItem
      id={writeKey}
      textValue={texts.write(text)}
      className={classNames(comboStyles.option, styles.option, styles.write)}
    >
      <span className={styles.picture}>
        <Icon name="edit" size="small" />
      </span>
      <div className={styles.name}>{texts.write(text)}</div>
    </ListBoxItem>
  );
};

/** A line of the suggestions: a product, or the text itself. */
interface Proposal {
  readonly id: string;
  readonly product: Product | null;
  readonly text: string;
}

/** The products, and at last the text itself. None while loading: products that came later would move the text from under a finger. */
function proposalsFor(products: ReadonlyArray<Product> | null, text: string): ReadonlyArray<Proposal> {
  if (products === null || text === "") return [];
  return [...products.map((product) => ({ id: product.id, product, text })), { id: writeKey, product: null, text }];
}

const Proposals = ({ products, now, carriers }: Pick<ProductPickerProps, "products" | "now" | "carriers">) => {
  const texts = useTexts("list", listTexts);
  return (
    <Popover className={classNames(comboStyles.popover)}>
      {products === null && <OptionsNote>{texts.searching}</OptionsNote>}
      {products?.length === 0 && <OptionsNote>{texts.nothingFound}</OptionsNote>}
      <ListBox<Proposal> className={classNames(comboStyles.list, styles.list)}>
        {({ product, text }) =>
          product === null ? (
            <WriteOption text={text} />
          ) : (
            <ProductOption product={product} now={now} carriers={carriers} />
          )
        }
      </ListBox>
    </Popover>
  );
};

/**
 * A field that suggests products while typing, and at last the text itself. Enter picks the active one, else the first.
 *
 * @rule LIST-11, SHIP-9
 */
export const ProductPicker = ({ onTermChange, onAdd, onEnter, onWrite, ...proposals }: ProductPickerProps) => {
  const { products } = proposals;
  const texts = useTexts("list", listTexts);
  const { value: term, onChange: setTerm, ref: inputRef } = useTyped();
  const change = (typed: string) => {
    setTerm(typed);
    onTermChange(typed);
  };
  const text = term.trim();
  const write = () => {
    change("");
    onWrite(text);
  };
  const pick = (product: Product | undefined) => {
    if (product === undefined) return;
    change("");
    onAdd(product);
  };
  return (
    <Localised>
      <ComboBox
        className={classNames(fieldStyles.field)}
        items={proposalsFor(products, text)}
        inputValue={term}
        onInputChange={change}
        selectedKey={null}
        onSelectionChange={(key) => {
          if (key === writeKey) write();
          else pick(products?.find(({ id }) => id === key));
        }}
        allowsCustomValue
        allowsEmptyCollection={text !== ""}
      >
        <Label className={classNames(fieldStyles.label)}>{texts.add}</Label>
        <Input
          ref={inputRef}
          className={classNames(fieldStyles.input)}
          placeholder={texts.addHint}
          enterKeyHint="done"
          onKeyDown={(event) => {
            const isOnOption = event.currentTarget.hasAttribute("aria-activedescendant");
            if (event.key !== "Enter" || isOnOption || text === "") return;
            if (products === null) {
              change("");
              onEnter(text);
            } else if (products.length === 0) write();
            else pick(products[0]);
          }}
        />
        <Proposals {...proposals} />
      </ComboBox>
    </Localised>
  );
};
