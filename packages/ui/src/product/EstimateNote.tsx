import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { isEstimated, type OrderedQuantity, productTexts } from "@kamra/core/product";
import { useCoreTexts } from "../text/useTexts.ts";
import styles from "./EstimateNote.module.css";

/** Props of `EstimateNote`: the ordered quantities above the note. */
export interface EstimateNoteProps extends RootProps<"p"> {
  /** What is ordered: only weighed goods make the total a guess (QTY-6). */
  readonly quantities: ReadonlyArray<OrderedQuantity>;
}

/** Explains "about" below lines with estimated weights; renders nothing without any. */
export const EstimateNote = ({ quantities, className, ...root }: EstimateNoteProps) => {
  const texts = useCoreTexts("product", productTexts);
  return (
    quantities.some(isEstimated) && (
      <p {...root} className={classNames(styles.note, className)}>
        {texts.estimateNote}
      </p>
    )
  );
};
