import { isEstimated, type OrderedQuantity, productTexts } from "@kamra/core/product";
import { useCoreTexts } from "../text/useTexts.ts";
import styles from "./EstimateNote.module.css";

/** Props of `EstimateNote`: the ordered quantities above the note. */
export interface EstimateNoteProps {
  /** What is ordered: only weighed goods make the total a guess (QTY-6). */
  readonly quantities: ReadonlyArray<OrderedQuantity>;
}

/** Explains "about" below lines with estimated weights; renders nothing without any. */
export const EstimateNote = ({ quantities }: EstimateNoteProps) => {
  const texts = useCoreTexts("product", productTexts);
  return quantities.some(isEstimated) && <p className={styles.note}>{texts.estimateNote}</p>;
};
