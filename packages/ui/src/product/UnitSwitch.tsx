import type { QuantityType } from "@kamra/core/product";
import { ToggleButton, ToggleButtonGroup } from "react-aria-components";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/TextsProvider.tsx";
import styles from "./UnitSwitch.module.css";

export interface UnitSwitchProps {
  /** The names of the two units: `kg` and `db`. */
  readonly units: Readonly<Record<QuantityType, string>>;
  readonly selected: QuantityType;
  readonly onSelect: (type: QuantityType) => void;
  readonly isDisabled: boolean;
}

/** By weight or by the piece. */
export const UnitSwitch = ({ units, selected, onSelect, isDisabled }: UnitSwitchProps) => (
  <ToggleButtonGroup
    className={classNames(styles.switch)}
    aria-label={useTexts().product.unit}
    disallowEmptySelection
    isDisabled={isDisabled}
    selectedKeys={[selected]}
    onSelectionChange={(keys) => onSelect(keys.has("alternative") ? "alternative" : "default")}
  >
    <ToggleButton id="default" className={classNames(styles.unit)}>
      {units.default}
    </ToggleButton>
    <ToggleButton id="alternative" className={classNames(styles.unit)}>
      {units.alternative}
    </ToggleButton>
  </ToggleButtonGroup>
);
