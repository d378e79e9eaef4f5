import { orThrow } from "@kamra/core";
import { EmailField, ErrorSummary, Form, FormActions, Link } from "@kamra/ui";
import { useNavigate, useParams } from "react-router-dom";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { useForm } from "../form/useForm.ts";
import { paths } from "../paths/paths.ts";
import { AccountPage } from "./AccountPage.tsx";
import { newPasswordProblem } from "./newPassword.ts";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { sessionText } from "./text.hu.ts";

const { labels, newPassword: text } = sessionText;
const fields = { password: labels.newPassword };

/** The target of the mail for a forgotten password: sets a new password and logs in. */
export function NewPasswordPage() {
  const { email = "", rpToken: token = "" } = useParams();
  const shop = useStorefrontShop();
  const navigate = useNavigate();
  const form = useForm({
    name: "uj-jelszo",
    initial: { password: "" },
    labels: fields,
    secrets: ["password"],
    problemsOf: ({ password }) => ({ password: newPasswordProblem(password, { email }) }),
    send: async ({ password }) => {
      const { session } = shop;
      orThrow(await session.resetPassword({ email, token, password }));
      // The new password ended any open session.
      if (session.state.get().isLoggedIn) await session.refresh({ skipsCart: true });
      const { kind } = await session.login({ email, password });
      await navigate(kind !== "refused" ? session.takeReturnPath() : paths.login, { replace: true });
    },
  });
  return (
    <AccountPage title={text.title} lead={text.lead} other={<Link href={paths.forgottenPassword}>{text.newLink}</Link>}>
      <Form {...form.frame}>
        <ErrorSummary {...form.summary} />
        <EmailField
          id="uj-jelszo-email"
          name="email"
          label={labels.email}
          value={email}
          onChange={() => undefined}
          onBlur={() => undefined}
          error={null}
          autoComplete="username"
          isReadOnly
        />
        <NewPasswordField {...form.text("password")} email={email} />
        <FormActions label={text.submit} pendingLabel={text.working} isPending={form.isSending} isWide />
      </Form>
    </AccountPage>
  );
}
