import { taxNumberFromInput } from "@kamra/core/form";
import { useTexts } from "../text/useTexts.ts";
import { fieldTexts } from "./text.hu.ts";
import type { FieldContract } from "./FieldBinding.ts";
import { TextField } from "./TextField.tsx";

/**
 * A company's tax number; its hyphens need not be typed.
 *
 * @rule LAW-5
 */
export const TaxNumberField = ({ onChange, ...field }: FieldContract) => (
  <TextField
    {...field}
    description={useTexts("field", fieldTexts).taxNumberHint}
    onChange={(input) => onChange(taxNumberFromInput(input))}
    width="medium"
    inputMode="text"
    autoComplete="off"
    spellCheck="false"
    enterKeyHint="next"
  />
);
