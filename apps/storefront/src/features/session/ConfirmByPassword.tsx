import { orThrow } from "@kamra/core";
import { fieldKinds } from "@kamra/core/form";
import { EmailField, ErrorSummary, Form, FormActions, PasswordField } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { useForm } from "../form/useForm.ts";
import { sessionText } from "./text.hu.ts";
import { typedProblems } from "./typedProblems.ts";

const { confirmation: text, labels, login } = sessionText;

interface ConfirmByPasswordProps {
  /** The account's e-mail address; null when the shopper has to enter it. */
  readonly email: string | null;
  readonly onLoggedIn: () => void;
}

/** Login by password only, before an action that requires a recent login. */
export function ConfirmByPassword({ email, onLoggedIn }: ConfirmByPasswordProps) {
  const shop = useStorefrontShop();
  const form = useForm({
    name: "e-mail-megerosites",
    initial: { email: email ?? "", password: "" },
    labels: { email: email === null ? text.oldEmail : labels.email, password: labels.password },
    secrets: email === null ? ["password"] : ["email", "password"],
    problemsOf: (values) => ({
      email: typedProblems.email(values.email),
      password: typedProblems.knownPassword(values.password),
    }),
    send: async (values) => {
      orThrow(await shop.session.login({ email: fieldKinds.email(values.email).value, password: values.password }));
      onLoggedIn();
    },
  });
  return (
    <Form {...form.frame} label={text.title}>
      <ErrorSummary {...form.summary} />
      <EmailField {...form.text("email")} autoComplete="username" isReadOnly={email !== null} />
      <PasswordField {...form.text("password")} autoComplete="current-password" />
      <FormActions label={text.logIn} pendingLabel={login.working} isPending={form.isSending} isWide />
    </Form>
  );
}
