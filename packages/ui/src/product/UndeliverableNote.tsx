import { deliveryTexts, type UndeliverableProduct, undeliverableText } from "@kamra/core/delivery";
import { Icon } from "../icon/Icon.tsx";
import { useCoreTexts } from "../text/useTexts.ts";
import styles from "./UndeliverableNote.module.css";

export interface UndeliverableNoteProps {
  /** Nothing shows without it. */
  readonly undeliverable: UndeliverableProduct | null;
}

/**
 * Why a product does not come to the chosen place, and what brings it there instead. It blocks nothing.
 *
 * @rule SHIP-9
 */
export const UndeliverableNote = ({ undeliverable }: UndeliverableNoteProps) => {
  const texts = useCoreTexts("delivery", deliveryTexts);
  return (
    undeliverable !== null && (
      <p className={styles.note}>
        <Icon name="truck" size="small" />
        {undeliverableText(undeliverable, { texts })}
      </p>
    )
  );
};
