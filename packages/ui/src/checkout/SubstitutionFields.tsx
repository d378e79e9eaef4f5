import type { RootProps } from "../styles/RootProps.ts";
import { type CartLine, commonSubstitution, type Substitution } from "@kamra/core/cart";
import { Select } from "../field/Select.tsx";
import { useTexts } from "../text/useTexts.ts";
import { checkoutTexts } from "./text.hu.ts";

/** Props of `SubstitutionFields`; `onChange` gets the choice for all lines. */
export interface SubstitutionFieldsProps extends RootProps<"select"> {
  /** The lines that the choice is for. */
  readonly lines: ReadonlyArray<Pick<CartLine, "substitution">>;
  /** Called with what to do when a product is missing; it holds for all lines. */
  readonly onChange: (substitution: Substitution) => void;
}

const substitutions: ReadonlyArray<Substitution> = ["SIMILAR", "CALL_ME", "LEAVE_OUT"];

/** What to do with all products that have run out; `CartLineRow` asks for one. */
export const SubstitutionFields = ({ lines, onChange, ...root }: SubstitutionFieldsProps) => {
  const texts = useTexts("checkout", checkoutTexts).substitution;
  const common = commonSubstitution(lines);
  return (
    <Select
      {...root}
      label={texts.label}
      placeholder={texts.mixed}
      options={substitutions.map((value) => ({ value, label: texts.options[value] }))}
      value={substitutions.find((each) => each === common) ?? null}
      onChange={onChange}
    />
  );
};
