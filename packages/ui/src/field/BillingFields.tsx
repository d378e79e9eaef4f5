import { Stack } from "../layout/Stack.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import { useTexts } from "../text/useTexts.ts";
import { AddressFields, type AddressFieldsProps } from "./AddressFields.tsx";
import type { ToggleBinding } from "./BoundForm.ts";
import { Checkbox } from "./Checkbox.tsx";
import type { FieldOf } from "./FieldBinding.ts";
import { TaxNumberField } from "./TaxNumberField.tsx";
import { TextField } from "./TextField.tsx";
import { fieldTexts } from "./text.hu.ts";

/** Props of `BillingFields`: the form's fields by name, the switch to a company, and those of its root element. */
export interface BillingFieldsProps extends RootProps<"div">, Pick<AddressFieldsProps, "lookup" | "streets"> {
  /** The binding of each field to the form's state. */
  readonly field: FieldOf<"name" | "vatNumber" | Parameters<AddressFieldsProps["field"]>[0]>;
  /** The binding of the switch to a company. */
  readonly company: ToggleBinding;
  /** Whether the address is asked for; not while it is the shipping address. */
  readonly hasAddress?: boolean;
}

/** Who pays: a person, or a company with its tax number; and the address. */
export const BillingFields = ({ field, company, hasAddress = true, lookup, streets, ...root }: BillingFieldsProps) => {
  const texts = useTexts("field", fieldTexts);
  const isCompany = company.isSelected;
  return (
    <Stack {...root} gap={4}>
      <Checkbox {...company}>{texts.isCompany}</Checkbox>
      <TextField
        {...field("name")}
        {...(isCompany && { label: texts.companyName })}
        autoComplete={isCompany ? "billing organization" : "billing name"}
        enterKeyHint="next"
      />
      {isCompany && <TaxNumberField {...field("vatNumber")} />}
      {hasAddress && <AddressFields field={field} lookup={lookup} purpose="billing" {...(streets && { streets })} />}
    </Stack>
  );
};
