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
export const TaxNumberField = ({ onChange, description, ...field }: FieldContract) => (
  <TextField
    {...field}
    // A hook must not wait for a description.
    description={[description, useTexts("field", fieldTexts).taxNumberHint].find((help) => help !== undefined)}
    onChange={(input) => onChange(taxNumberFromInput(input))}
    width="medium"
    inputMode="text"
    autoComplete="off"
    spellCheck="false"
    enterKeyHint="next"
  />
);
