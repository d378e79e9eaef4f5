import { type CartLine, commonSubstitution, type LineOptions } from "@kamra/core/cart";
import { useId } from "react";
import { Disclosure } from "../content/Disclosure.tsx";
import { Select } from "../field/Select.tsx";
import { useTexts } from "../text/useTexts.ts";
import { checkoutTexts } from "./text.hu.ts";
import styles from "./SubstitutionFields.module.css";

type Line = Pick<CartLine, "product" | "substitution">;
type Substitution = LineOptions["substitution"];

/** Props of `SubstitutionFields`; `onChange` names the lines that a choice is for. */
export interface SubstitutionFieldsProps {
  readonly lines: ReadonlyArray<Line>;
  /** Called with the new choice and the lines that it is for. */
  readonly onChange: (substitution: Substitution, lines: ReadonlyArray<Line>) => void;
}

const substitutions: ReadonlyArray<Substitution> = ["SIMILAR", "CALL_ME", "LEAVE_OUT"];

/** The substitution choice for sold-out products: one for the cart, and exceptions by product. */
export const SubstitutionFields = ({ lines, onChange }: SubstitutionFieldsProps) => {
  const texts = useTexts("checkout", checkoutTexts).substitution;
  const id = useId();
  const options = substitutions.map((value) => ({ value, label: texts.options[value] }));
  const chosen = (common: string | null) => substitutions.find((each) => each === common) ?? null;
  return (
    <div className={styles.fields}>
      <Select
        label={texts.label}
        placeholder={texts.mixed}
        options={options}
        value={chosen(commonSubstitution(lines))}
        onChange={(substitution) => onChange(substitution, lines)}
      />
      {lines.length > 1 && (
        <Disclosure id={id} title={texts.each}>
          <div className={styles.fields}>
            {lines.map((line) => (
              <Select
                key={line.product.id}
                label={line.product.name}
                placeholder={texts.mixed}
                options={options}
                value={chosen(line.substitution)}
                onChange={(substitution) => onChange(substitution, [line])}
              />
            ))}
          </div>
        </Disclosure>
      )}
    </div>
  );
};
