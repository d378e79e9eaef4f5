import { useTexts } from "../text/TextsProvider.tsx";
import { EmailField } from "./EmailField.tsx";
import type { FieldOf } from "./FieldBinding.ts";
import { PhoneField } from "./PhoneField.tsx";
import { TextField } from "./TextField.tsx";

export interface ContactFieldsProps {
  readonly field: FieldOf<"name" | "email" | "telephone">;
}

/** The contact person for the courier. */
export const ContactFields = ({ field }: ContactFieldsProps) => {
  const texts = useTexts().field;
  return (
    <>
      <TextField {...field("name")} autoComplete="name" enterKeyHint="next" />
      <EmailField {...field("email")} description={texts.emailHint} />
      <PhoneField {...field("telephone")} description={texts.phoneHint} />
    </>
  );
};
