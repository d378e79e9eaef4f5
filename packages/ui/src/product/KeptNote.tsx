import { deliveryTexts, type KeptProduct, keptProductText } from "@kamra/core/delivery";
import { Icon } from "../icon/Icon.tsx";
import { useCoreTexts } from "../text/useTexts.ts";
import styles from "./KeptNote.module.css";

export interface KeptNoteProps {
  /** Nothing shows without it. */
  readonly kept: KeptProduct | null;
}

/**
 * Why a product does not come to the chosen place, and what brings it there instead. It blocks nothing.
 *
 * @rule SHIP-9
 */
export const KeptNote = ({ kept }: KeptNoteProps) => {
  const texts = useCoreTexts("delivery", deliveryTexts);
  return (
    kept !== null && (
      <p className={styles.note}>
        <Icon name="truck" size="small" />
        {keptProductText(kept, { texts })}
      </p>
    )
  );
};
