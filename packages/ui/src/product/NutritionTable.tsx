import type { ProductDetails } from "@kamra/core/product";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/useTexts.ts";
import { productTexts } from "./text.hu.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./NutritionTable.module.css";

/** "amelyből cukrok": a part of the row above. */
const partOfAnother = /^[–-]?\s*amelyb[őo]l/iu;

/** Props of `NutritionTable`: the nutrition facts of a product. */
export interface NutritionTableProps extends RootProps<"table"> {
  /** The nutrients in 100 g or 100 ml. */
  readonly nutrition: ProductDetails["nutrition"];
}

/**
 * The nutrition of 100 g or 100 ml.
 *
 * @rule LAW-8
 */
export const NutritionTable = ({ nutrition, className, ...root }: NutritionTableProps) => {
  const texts = useTexts("product", productTexts);
  return (
    <table {...root} className={classNames(styles.table, className)}>
      <caption className={styles.caption}>{texts.nutrition}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.nutrient}</th>
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {nutrition.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row" className={classNames(partOfAnother.test(name) && styles.part)}>
              {name}
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
