import { orThrow } from "@kamra/core";
import { canonicalEmail, fieldKinds } from "@kamra/core/form";
import type { User } from "@kamra/core/session";
import { EmailField, ErrorSummary, Form, FormActions, Notice, PasswordField, PhoneField, TextField } from "@kamra/ui";
import { useState } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { settings } from "../../shop/settings.ts";
import { accountOf } from "../../shop/later.ts";
import { useForm } from "../form/useForm.ts";
import { useUnsavedChanges } from "../form/useUnsavedChanges.ts";
import { typedProblems } from "../session/typedProblems.ts";
import { profileText } from "./text.hu.ts";

const text = profileText.personalData;

/**
 * Name, e-mail address and telephone. A new e-mail address requires the password, and takes effect when its mail is
 * confirmed.
 * @rule FORM-1, FORM-2, FORM-4, FORM-5
 */
export function PersonalDataForm({ user }: { readonly user: User }) {
  const shop = useStorefrontShop();
  const [saved, setSaved] = useState<{ readonly newEmail: string | null } | null>(null);
  const isMoving = (email: string) => canonicalEmail(fieldKinds.email(email).value) !== canonicalEmail(user.email);
  const form = useForm({
    name: "szemelyes-adatok",
    initial: { name: user.name, email: user.email, telephone: user.telephone ?? "", current_password: "" },
    labels: text.labels,
    secrets: ["current_password"],
    problemsOf: ({ name, email, telephone, current_password }) => ({
      name: typedProblems.name(name),
      email: typedProblems.email(email),
      telephone: typedProblems.telephone(telephone),
      current_password: isMoving(email) ? typedProblems.knownPassword(current_password) : null,
    }),
    send: async ({ name, email, telephone, current_password: currentPassword }) => {
      const newEmail = isMoving(email) ? fieldKinds.email(email).value : null;
      setSaved(null);
      const account = await accountOf(shop);
      const data = {
        name: fieldKinds.name(name).value,
        telephone: fieldKinds.telephone(telephone, settings).value || null,
        ...(newEmail !== null && { email: newEmail, currentPassword }),
      };
      orThrow(await account.updatePersonalData(data));
      setSaved({ newEmail });
    },
  });
  useUnsavedChanges(form);
  const email = form.text("email");
  return (
    <Form {...form.frame} label={text.data}>
      <ErrorSummary {...form.summary} />
      {saved !== null && (
        <Notice tone="info" title={text.saved}>
          {saved.newEmail !== null && <p>{text.confirm(saved.newEmail)}</p>}
        </Notice>
      )}
      <TextField {...form.text("name")} autoComplete="name" enterKeyHint="next" />
      <PhoneField {...form.text("telephone")} isOptional />
      <EmailField {...email} autoComplete="username" description={text.emailHint} />
      {isMoving(email.value) && (
        <PasswordField
          {...form.text("current_password")}
          autoComplete="current-password"
          description={text.passwordForEmail}
        />
      )}
      <FormActions label={text.save} pendingLabel={text.saving} isPending={form.isSending} />
    </Form>
  );
}
