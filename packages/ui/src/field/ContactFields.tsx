import { Stack } from "../layout/Stack.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import { useTexts } from "../text/useTexts.ts";
import { fieldTexts } from "./text.hu.ts";
import { EmailField } from "./EmailField.tsx";
import type { FieldOf } from "./FieldBinding.ts";
import { PhoneField } from "./PhoneField.tsx";
import { TextField } from "./TextField.tsx";

/** Props of `ContactFields`: the fields of name, e-mail address and telephone number, and those of its root element. */
export interface ContactFieldsProps extends RootProps<"section"> {
  /** The binding of each field to the form's state. */
  readonly field: FieldOf<"name" | "email" | "telephone">;
}

/** The contact person for the courier. */
export const ContactFields = ({ field, ...root }: ContactFieldsProps) => {
  const texts = useTexts("field", fieldTexts);
  return (
    <Stack {...root} gap={5}>
      <TextField {...field("name")} autoComplete="name" enterKeyHint="next" />
      <EmailField {...field("email")} description={texts.emailHint} />
      <PhoneField {...field("telephone")} description={texts.phoneHint} />
    </Stack>
  );
};
