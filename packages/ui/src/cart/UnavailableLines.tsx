import type { CartWarning } from "@kamra/core/cart";
import { Button } from "../button/Button.tsx";
import { Notice } from "../feedback/Notice.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import { useTexts } from "../text/useTexts.ts";
import { cartTexts } from "./text.hu.ts";

/** Props of `UnavailableLines`: the lines, what removes them, and those of its root element. */
export interface UnavailableLinesProps extends RootProps<"div"> {
  /** The server's warnings, one for each unavailable line. */
  readonly warnings: ReadonlyArray<CartWarning>;
  /** Called to remove them all. */
  readonly onRemove: () => void;
  /** They are being removed. */
  readonly isPending?: boolean;
}

/**
 * The lines of a cart that cannot be ordered, and a button that removes them; nothing without any.
 *
 * @rule CART-11
 */
export function UnavailableLines({ warnings, onRemove, isPending = false, ...root }: UnavailableLinesProps) {
  const { unavailable: texts } = useTexts("cart", cartTexts);
  if (warnings.length === 0) return null;
  return (
    <Notice tone="attention" title={texts.title} {...root}>
      <ul>
        {warnings.map(({ productId, productName, message }) => (
          <li key={productId}>
            <strong>{productName}</strong>: {message}
          </li>
        ))}
      </ul>
      <p>{texts.help}</p>
      <Button variant="secondary" onPress={onRemove} isPending={isPending}>
        {texts.remove}
      </Button>
    </Notice>
  );
}
