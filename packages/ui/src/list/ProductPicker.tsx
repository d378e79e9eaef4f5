import { undeliverableProduct, type PlaceCarrier } from "@kamra/core/delivery";
import { mainImage, type Product } from "@kamra/core/product";
import type { KeyboardEvent, Ref, RefObject } from "react";
import comboStyles from "../field/ComboBox.module.css";
import { OptionPopup } from "../field/OptionPopup.tsx";
import { OptionsNote } from "../field/OptionsNote.tsx";
import { TextField } from "../field/TextField.tsx";
import { useOptionList } from "../field/useOptionList.ts";
import { useTyped } from "../field/useTyped.ts";
import { Icon } from "../icon/Icon.tsx";
import { AllergenNote } from "../product/AllergenNote.tsx";
import { UndeliverableNote } from "../product/UndeliverableNote.tsx";
import { Price } from "../product/Price.tsx";
import { ProductImage } from "../product/ProductImage.tsx";
import { unbrokenAmount } from "../text/unbrokenAmount.ts";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useTexts } from "../text/useTexts.ts";
import { listTexts } from "./text.hu.ts";
import styles from "./ProductPicker.module.css";

/**
 * Props of `ProductPicker`: the found products, and callbacks for typing and picking. As of every field, `className` and
 * `style` are its root's, all others its input's.
 */
export interface ProductPickerProps extends RootProps<"input"> {
  /** The results for the typed text; null while loading. */
  readonly products: ReadonlyArray<Product> | null;
  /** The instant that prices hold at; that of the `UiProvider` unless given. */
  readonly now?: Date | undefined;
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

type OptionProps = ReturnType<ReturnType<typeof useOptionList>["option"]>;

interface ProductOptionProps extends Pick<ProductPickerProps, "now" | "carriers"> {
  readonly product: Product;
  readonly option: OptionProps;
}

const ProductOption = ({ product, now, carriers, option }: ProductOptionProps) => (
  <div {...option} className={classNames(comboStyles.option, styles.option)}>
    <span className={styles.picture}>
      <ProductImage image={mainImage(product)} size="thumbnail" alt="" />
    </span>
    <div className={styles.name}>
      {unbrokenAmount(product.name)}
      <AllergenNote product={product} />
      <UndeliverableNote undeliverable={undeliverableProduct(product, { carriers })} />
    </div>
    <Price product={product} now={now} size="under" />
  </div>
);

/** The option's key: no product has it. */
const writeKey = "write";

/** The option that writes the typed text itself. */
const WriteOption = ({ text, option }: { readonly text: string; readonly option: OptionProps }) => {
  const texts = useTexts("list", listTexts);
  return (
    <div {...option} className={classNames(comboStyles.option, styles.option, styles.write)}>
      <span className={styles.picture}>
        <Icon name="edit" size="small" />
      </span>
      <div className={styles.name}>{texts.write(text)}</div>
    </div>
  );
};

interface ProposalsProps extends Pick<ProductPickerProps, "products" | "now" | "carriers"> {
  readonly text: string;
  readonly list: ReturnType<typeof useOptionList>;
}

/** The products, and at last the text itself. None while loading: products that came later would move the text from under a finger. */
const Proposals = ({ products, now, carriers, text, list }: ProposalsProps) => {
  const texts = useTexts("list", listTexts);
  return (
    <OptionPopup>
      {products === null && <OptionsNote>{texts.searching}</OptionsNote>}
      {products?.length === 0 && <OptionsNote>{texts.nothingFound}</OptionsNote>}
      {products !== null && (
        <div {...list.list} className={classNames(comboStyles.list, styles.list)} aria-label={texts.add}>
          {products.map((product) => (
            <ProductOption
              key={product.id}
              product={product}
              now={now}
              carriers={carriers}
              option={list.option(product.id)}
            />
          ))}
          <WriteOption text={text} option={list.option(writeKey)} />
        </div>
      )}
    </OptionPopup>
  );
};

/** A ref for an element that its component and its host both hold. */
const heldByBoth =
  <Held,>(own: RefObject<Held | null>, given: Ref<Held> | undefined) =>
  (element: Held | null) => {
    own.current = element;
    if (typeof given === "function") return given(element);
    if (given) given.current = element;
    return undefined;
  };

type PickingOptions = Pick<ProductPickerProps, "products" | "onTermChange" | "onAdd" | "onEnter" | "onWrite">;

/** The typed text, its proposals, and what the keys do: picking, writing and entering empty the field. */
function usePicking({ products, onTermChange, onAdd, onEnter, onWrite }: PickingOptions) {
  const { value: term, onChange: setTerm, ref } = useTyped();
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
  const list = useOptionList({
    ids: products === null || text === "" ? [] : [...products.map(({ id }) => id), writeKey],
    chosen: null,
    onPick: (key) => {
      if (key === writeKey) write();
      else pick(products?.find(({ id }) => id === key));
    },
  });
  const pressKey = (event: KeyboardEvent) => {
    list.pressKey(event);
    if (event.key !== "Enter" || event.isDefaultPrevented() || event.nativeEvent.isComposing || text === "") return;
    event.preventDefault();
    if (products === null) {
      change("");
      onEnter(text);
    } else if (products.length === 0) write();
    else pick(products[0]);
  };
  return { term, text, ref, list, change, pressKey };
}

/**
 * A field that suggests products while typing, and at last the text itself. Enter picks the active one, else the first.
 *
 * @rule LIST-11, SHIP-9
 */
export const ProductPicker = ({
  products,
  now,
  carriers,
  onTermChange,
  onAdd,
  onEnter,
  onWrite,
  ref,
  ...input
}: ProductPickerProps) => {
  const texts = useTexts("list", listTexts);
  const picking = usePicking({ products, onTermChange, onAdd, onEnter, onWrite });
  const { term, text, list } = picking;
  return (
    <TextField
      {...input}
      {...list.field}
      ref={heldByBoth(picking.ref, ref)}
      label={texts.add}
      value={term}
      onChange={(typed) => {
        picking.change(typed);
        list.open();
      }}
      onBlur={list.close}
      onClick={list.open}
      onKeyDown={picking.pressKey}
      placeholder={texts.addHint}
      enterKeyHint="done"
      end={
        list.isOpen &&
        text !== "" && <Proposals products={products} now={now} carriers={carriers} text={text} list={list} />
      }
    />
  );
};
