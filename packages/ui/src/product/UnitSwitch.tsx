import type { QuantityType } from "@kamra/core/product";
import { useId } from "react";
import { useFormats, useTexts } from "../text/useTexts.ts";
import { productTexts } from "./text.hu.ts";
import styles from "./UnitSwitch.module.css";

export interface UnitSwitchProps {
  /** The names of the two units: `kg` and `db`. */
  readonly units: Readonly<Record<QuantityType, string>>;
  readonly value: QuantityType;
  readonly onChange: (type: QuantityType) => void;
  readonly isDisabled: boolean;
  /** For a plain form: the field name, sent with `default` or `alternative`. */
  readonly name?: string;
}

const types: ReadonlyArray<QuantityType> = ["default", "alternative"];

/** Switches between weight and pieces. */
export const UnitSwitch = ({ units, value, onChange, isDisabled, name }: UnitSwitchProps) => {
  const formats = useFormats();
  const ownName = useId();
  return (
    <div className={styles.switch} role="radiogroup" aria-label={useTexts("product", productTexts).unit}>
      {types.map((type) => (
        <label key={type} className={styles.unit}>
          <input
            className={styles.choice}
            type="radio"
            name={name ?? ownName}
            {...(name !== undefined && { value: type })}
            checked={type === value}
            disabled={isDisabled}
            onChange={() => onChange(type)}
          />
          {formats.unit(units[type])}
        </label>
      ))}
    </div>
  );
};
