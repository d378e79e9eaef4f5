import type { CartLine } from "@kamra/core/cart";
import { type Product, type ProductId, stepUp, unitOf } from "@kamra/core/product";
import { formatQuantity } from "@kamra/core/text";
import { IconButton } from "../button/IconButton.tsx";
import { shownQuantity } from "../product/shownQuantity.ts";
import { productTexts } from "../product/text.hu.ts";
import { type QuantityChange, useQuantityEntry } from "../product/useQuantityEntry.ts";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useFormats, useTexts } from "../text/useTexts.ts";
import { shellTexts } from "./text.hu.ts";
import styles from "./SearchBox.module.css";

/** The cart, as far as suggestions show it. */
export interface SuggestionCart {
  /** The lines of the cart. */
  readonly lines: ReadonlyArray<CartLine>;
  /** Products whose change waits for the server. */
  readonly pending: Readonly<Record<ProductId, true>>;
  /** Why the last change of a product did not hold, in a sentence; none without it. */
  readonly errorOf?: (product: Product) => string | null;
  /** Called with a suggested product and its new quantity. */
  readonly onQuantityChange: (product: Product, change: QuantityChange) => void;
}

interface AddSuggestionProps {
  readonly product: Product;
  readonly cart: SuggestionCart;
  readonly buttonId: string;
}

/**
 * Adds a suggested product to the cart, one step with each press; the suggestions stay open.
 *
 * @rule SEAM-3
 */
export const AddSuggestion = ({ product, cart, buttonId }: AddSuggestionProps) => {
  const texts = useTexts("shell", shellTexts);
  const formats = useFormats();
  const { addNamed } = useTexts("product", productTexts);
  const line = cart.lines.find((each) => each.product.id === product.id) ?? null;
  const shown = shownQuantity(product, line);
  const { type, message, ask } = useQuantityEntry({
    product,
    ...shown,
    isPending: cart.pending[product.id] === true,
    onChange: (change) => cart.onQuantityChange(product, change),
  });
  const unit = unitOf(product, type);
  const quantity = line === null ? null : formatQuantity(shown.quantity, unit.name, { formats });
  return (
    <>
      {quantity !== null && (
        <span className={styles.quantity} aria-hidden="true">
          {quantity}
        </span>
      )}
      <IconButton
        id={buttonId}
        icon="plus"
        variant={quantity === null ? "secondary" : "primary"}
        label={quantity === null ? addNamed(product.name) : texts.addMore(product.name, quantity)}
        tabIndex={-1}
        onPress={() => ask(stepUp(shown.quantity, unit))}
      />
      <VisuallyHidden>
        <span role="status">{message}</span>
      </VisuallyHidden>
    </>
  );
};
