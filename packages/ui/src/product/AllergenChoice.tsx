import { type AllergenCode, allergenCodes, allergenName, allergenTexts } from "@kamra/core/product";
import { Checkbox } from "../field/Checkbox.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useCoreTexts } from "../text/useTexts.ts";
import styles from "./AllergenChoice.module.css";

/** Props of `AllergenChoice`: what is avoided, and those of its root element. */
export interface AllergenChoiceProps extends RootProps<"div"> {
  /** What is asked, for screen readers: a heading above it asks the same. */
  readonly label: string;
  /** The allergens that the shopper avoids. */
  readonly value: ReadonlyArray<AllergenCode>;
  /** Called with all that the shopper avoids when one has changed. */
  readonly onChange: (codes: ReadonlyArray<AllergenCode>) => void;
  /** They cannot be changed now; say nearby why not. */
  readonly isDisabled?: boolean;
}

/**
 * The fourteen allergens that labels must name, to tick those that the shopper avoids.
 *
 * @rule ALLERGEN-3
 */
export const AllergenChoice = ({
  label,
  value,
  onChange,
  isDisabled = false,
  className,
  ...root
}: AllergenChoiceProps) => {
  const texts = useCoreTexts("allergens", allergenTexts);
  return (
    <div role="group" aria-label={label} {...root} className={classNames(styles.codes, className)}>
      {allergenCodes.map((code) => (
        <Checkbox
          key={code}
          isSelected={value.includes(code)}
          isDisabled={isDisabled}
          onChange={(isOn) => onChange(isOn ? [...value, code] : value.filter((each) => each !== code))}
        >
          {allergenName(code, { texts })}
        </Checkbox>
      ))}
    </div>
  );
};
