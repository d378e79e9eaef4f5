import type { ReactNode } from "react";
import { ButtonRow } from "../button/ButtonRow.tsx";
import type { BoundForm } from "../field/BoundForm.ts";
import { Checkbox } from "../field/Checkbox.tsx";
import { EmailField } from "../field/EmailField.tsx";
import { PasswordField } from "../field/PasswordField.tsx";
import { ErrorSummary } from "../form/ErrorSummary.tsx";
import { Form } from "../form/Form.tsx";
import { FormActions } from "../form/FormActions.tsx";
import { Divider } from "../layout/Divider.tsx";
import { Stack } from "../layout/Stack.tsx";
import type { Href } from "../link/Href.ts";
import { Link } from "../link/Link.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import { useTexts } from "../text/useTexts.ts";
import { sessionTexts } from "./text.hu.ts";

/** Props of `LoginForm`: the form's state, the way out for who forgot the password, and those of its root element. */
export interface LoginFormProps extends RootProps<"div"> {
  /** The state of its fields. */
  readonly form: BoundForm<"email" | "password", "staysLoggedIn">;
  /** The page that sends a new password. */
  readonly forgottenHref: Href;
  /** Other ways to log in, such as a provider's button. */
  readonly children?: ReactNode;
}

/** Login by e-mail address and password, with the other ways below. */
export const LoginForm = ({ form, forgottenHref, children, ...root }: LoginFormProps) => {
  const { login: texts } = useTexts("session", sessionTexts);
  return (
    <Stack {...root} gap={5}>
      <Form {...form.frame} label={texts.title}>
        <ErrorSummary {...form.summary} />
        <EmailField {...form.text("email")} autoComplete="username" />
        <PasswordField {...form.text("password")} autoComplete="current-password" />
        <Checkbox {...form.toggle("staysLoggedIn")}>{texts.staysLoggedIn}</Checkbox>
        <FormActions label={texts.submit} pendingLabel={texts.working} isPending={form.isSending} isWide />
      </Form>
      <ButtonRow place="center">
        <Link href={forgottenHref}>{texts.forgotten}</Link>
      </ButtonRow>
      {children !== undefined && (
        <>
          <Divider>{texts.or}</Divider>
          {children}
        </>
      )}
    </Stack>
  );
};
