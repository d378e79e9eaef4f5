import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { deliveryTexts, type UndeliverableProduct, undeliverableText } from "@kamra/core/delivery";
import { Icon } from "../icon/Icon.tsx";
import { useCoreTexts } from "../text/useTexts.ts";
import styles from "./UndeliverableNote.module.css";

/** Props of `UndeliverableNote`: the result of `undeliverableProduct` of `@kamra/core/delivery`. */
export interface UndeliverableNoteProps extends RootProps<"p"> {
  /** Null renders nothing. */
  readonly undeliverable: UndeliverableProduct | null;
}

/**
 * Why a product cannot be delivered to the chosen place, and which methods can bring it. The product can still be
 * added.
 *
 * @rule SHIP-9
 */
export const UndeliverableNote = ({ undeliverable, className, ...root }: UndeliverableNoteProps) => {
  const texts = useCoreTexts("delivery", deliveryTexts);
  return (
    undeliverable !== null && (
      <p {...root} className={classNames(styles.note, className)}>
        <Icon name="truck" size="small" />
        {undeliverableText(undeliverable, { texts })}
      </p>
    )
  );
};
