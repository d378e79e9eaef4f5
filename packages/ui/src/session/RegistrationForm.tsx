import type { ReactNode } from "react";
import type { BoundForm } from "../field/BoundForm.ts";
import { Checkbox } from "../field/Checkbox.tsx";
import { EmailField } from "../field/EmailField.tsx";
import { PhoneField } from "../field/PhoneField.tsx";
import { TextField } from "../field/TextField.tsx";
import { ErrorSummary } from "../form/ErrorSummary.tsx";
import { Form } from "../form/Form.tsx";
import { FormActions } from "../form/FormActions.tsx";
import type { Href } from "../link/Href.ts";
import { Link } from "../link/Link.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import { useTexts } from "../text/useTexts.ts";
import { sessionTexts } from "./text.hu.ts";

/** Props of `RegistrationForm`: the form's state, the pages that are accepted, and those of its root element. */
export interface RegistrationFormProps extends RootProps<"div"> {
  /** The state of its fields. */
  readonly form: BoundForm<"name" | "email" | "telephone", "newsletter" | "hasAccepted">;
  /** A `PasswordField` for a new password, with its strength. */
  readonly password: ReactNode;
  /** Called with the address when its field is left: the host says beside it whether it is free. */
  readonly onEmailLeave?: (email: string) => void;
  /** The general terms and conditions. */
  readonly termsHref: Href;
  /** The privacy notice. */
  readonly privacyHref: Href;
}

const Terms = ({ termsHref, privacyHref }: Pick<RegistrationFormProps, "termsHref" | "privacyHref">) => {
  const { terms } = useTexts("session", sessionTexts).registration;
  const [accept, conditions, and, privacy, end] = terms;
  return (
    <>
      {accept}
      <Link href={termsHref} opensNewTab>
        {conditions}
      </Link>
      {and}
      <Link href={privacyHref} opensNewTab>
        {privacy}
      </Link>
      {end}
    </>
  );
};

/** What a new account needs: a name, an address and a password, and the terms accepted. */
export const RegistrationForm = ({
  form,
  password,
  onEmailLeave,
  termsHref,
  privacyHref,
  ...root
}: RegistrationFormProps) => {
  const { registration: texts } = useTexts("session", sessionTexts);
  const email = form.text("email");
  return (
    <div {...root}>
      <Form {...form.frame} label={texts.title}>
        <ErrorSummary {...form.summary} />
        <TextField {...form.text("name")} autoComplete="name" enterKeyHint="next" />
        <EmailField
          {...email}
          autoComplete="username"
          onBlur={() => {
            email.onBlur();
            onEmailLeave?.(email.value);
          }}
        />
        <PhoneField {...form.text("telephone")} isOptional />
        {password}
        <div>
          <Checkbox {...form.toggle("newsletter")}>{texts.newsletter}</Checkbox>
          <Checkbox {...form.toggle("hasAccepted")}>
            <Terms termsHref={termsHref} privacyHref={privacyHref} />
          </Checkbox>
        </div>
        <FormActions label={texts.submit} pendingLabel={texts.working} isPending={form.isSending} isWide />
      </Form>
    </div>
  );
};
