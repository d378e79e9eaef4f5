import { orThrow } from "@kamra/core";
import { fieldKinds } from "@kamra/core/form";
import { EmailField, ErrorSummary, Form, FormActions, Link } from "@kamra/ui";
import { useNavigate } from "react-router-dom";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { useForm } from "../form/useForm.ts";
import { paths } from "../paths/paths.ts";
import { AccountPage } from "./AccountPage.tsx";
import { sessionText } from "./text.hu.ts";
import { typedProblems } from "./typedProblems.ts";

const text = sessionText.forgotten;
const fields = { email: sessionText.labels.email };

/** Sends a link for a new password by mail. */
export function ForgottenPasswordPage() {
  const shop = useStorefrontShop();
  const navigate = useNavigate();
  const form = useForm({
    name: "elfelejtett-jelszo",
    initial: { email: "" },
    labels: fields,
    problemsOf: ({ email }) => ({ email: typedProblems.email(email) }),
    send: async ({ email }) => {
      orThrow(await shop.session.requestPasswordReset(fieldKinds.email(email).value));
      await navigate(paths.passwordMailSent);
    },
  });
  return (
    <AccountPage title={text.title} lead={text.lead} other={<Link href={paths.login}>{text.backToLogin}</Link>}>
      <Form {...form.frame} label={text.title}>
        <ErrorSummary {...form.summary} />
        <EmailField {...form.text("email")} enterKeyHint="send" />
        <FormActions label={text.submit} pendingLabel={text.working} isPending={form.isSending} isWide />
      </Form>
    </AccountPage>
  );
}
