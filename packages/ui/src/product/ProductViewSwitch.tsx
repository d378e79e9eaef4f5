import { useId } from "react";
import { Icon, type IconName } from "../icon/Icon.tsx";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useTexts } from "../text/useTexts.ts";
import type { ProductView } from "./ProductGrid.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./ProductViewSwitch.module.css";
import { productTexts } from "./text.hu.ts";

/** Props of `ProductViewSwitch`: the current view, and the callback for another. */
export interface ProductViewSwitchProps extends RootProps<"div"> {
  /** Whether cards or rows are shown. */
  readonly value: ProductView;
  /** Called with the chosen view. */
  readonly onChange: (view: ProductView) => void;
}

const icons = { cards: "grid", rows: "list" } as const satisfies Record<ProductView, IconName>;
const views: ReadonlyArray<ProductView> = ["cards", "rows"];

/** Switches a list between cards and rows. Needs scripts: hide it without them. */
export const ProductViewSwitch = ({ value, onChange, className, ...root }: ProductViewSwitchProps) => {
  const texts = useTexts("product", productTexts);
  const name = useId();
  return (
    <div {...root} className={classNames(styles.switch, className)} role="radiogroup" aria-label={texts.view}>
      {views.map((view) => (
        <label key={view} className={styles.view} title={texts.views[view]}>
          <input
            className={styles.choice}
            type="radio"
            name={name}
            checked={view === value}
            onChange={() => onChange(view)}
          />
          <Icon name={icons[view]} />
          <VisuallyHidden>{texts.views[view]}</VisuallyHidden>
        </label>
      ))}
    </div>
  );
};
