import { isEstimated, type OrderedQuantity, productTexts } from "@kamra/core/product";
import { useCoreTexts } from "../text/useTexts.ts";
import styles from "./EstimateNote.module.css";

export interface EstimateNoteProps {
  readonly quantities: ReadonlyArray<OrderedQuantity>;
}

/** What "about" means, below lines with estimated weights; nothing without any. */
export const EstimateNote = ({ quantities }: EstimateNoteProps) => {
  const texts = useCoreTexts("product", productTexts);
  return quantities.some(isEstimated) && <p className={styles.note}>{texts.estimateNote}</p>;
};
