import { orThrow } from "@kamra/core";
import { ErrorSummary, Form, FormActions, Notice, PasswordField } from "@kamra/ui";
import { useState } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { accountOf } from "../../shop/later.ts";
import { useForm } from "../form/useForm.ts";
import { newPasswordProblem } from "../session/newPassword.ts";
import { NewPasswordField } from "../session/NewPasswordField.tsx";
import { typedProblems } from "../session/typedProblems.ts";
import { HiddenUsername } from "./HiddenUsername.tsx";
import { profileText } from "./text.hu.ts";

const text = profileText.personalData;

/** A password change, with live validation; the current password authorizes it. */
export function PasswordForm({ email }: { readonly email: string }) {
  const shop = useStorefrontShop();
  const [isChanged, setIsChanged] = useState(false);
  const form = useForm({
    name: "jelszocsere",
    initial: { current_password: "", new_password: "" },
    labels: text.passwordLabels,
    secrets: ["current_password", "new_password"],
    problemsOf: ({ current_password, new_password }) => ({
      current_password: typedProblems.knownPassword(current_password),
      new_password: newPasswordProblem(new_password, { email }),
    }),
    send: async ({ current_password: current, new_password: next }) => {
      setIsChanged(false);
      const account = await accountOf(shop);
      orThrow(await account.changePassword({ current, next }));
      setIsChanged(true);
    },
  });
  const onSubmit = () =>
    void form.submit().then((isTaken) => {
      if (isTaken) form.reset();
    });
  return (
    <Form {...form.frame} onSubmit={onSubmit} label={text.password}>
      <ErrorSummary {...form.summary} />
      {isChanged && <Notice tone="info" title={text.passwordChanged} />}
      <HiddenUsername email={email} />
      <PasswordField {...form.text("current_password")} autoComplete="current-password" enterKeyHint="next" />
      <NewPasswordField {...form.text("new_password")} email={email} />
      <FormActions
        variant="secondary"
        label={text.changePassword}
        pendingLabel={text.saving}
        isPending={form.isSending}
      />
    </Form>
  );
}
