import form from "../form/Form.module.css";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useTexts } from "../text/useTexts.ts";
import { fieldTexts } from "./text.hu.ts";
import { EmailField } from "./EmailField.tsx";
import type { FieldOf } from "./FieldBinding.ts";
import { PhoneField } from "./PhoneField.tsx";
import { TextField } from "./TextField.tsx";

/** Props of `ContactFields`: the fields of name, e-mail address and telephone number, and those of its root element. */
export interface ContactFieldsProps extends RootProps<"div"> {
  /** The binding of each field to the form's state. */
  readonly field: FieldOf<"name" | "email" | "telephone">;
}

/** The contact person for the courier. */
export const ContactFields = ({ field, className, ...root }: ContactFieldsProps) => {
  const texts = useTexts("field", fieldTexts);
  return (
    // As far apart as the other fields of the form.
    <div {...root} className={classNames(form.form, className)}>
      <TextField {...field("name")} autoComplete="name" enterKeyHint="next" />
      <EmailField {...field("email")} description={texts.emailHint} />
      <PhoneField {...field("telephone")} description={texts.phoneHint} />
    </div>
  );
};
