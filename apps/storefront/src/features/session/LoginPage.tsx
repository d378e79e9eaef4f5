import { fieldKinds } from "@kamra/core/form";
import { Link, LoginForm } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { useForm } from "../form/useForm.ts";
import { paths } from "../paths/paths.ts";
import { AccountPage } from "./AccountPage.tsx";
import { GoodidButton } from "./GoodidButton.tsx";
import { sessionText } from "./text.hu.ts";
import { typedProblems } from "./typedProblems.ts";

const { labels, login: text } = sessionText;
const fields = { email: labels.email, password: labels.password };

/**
 * Login by password. The page's loader leads back to where the shopper was.
 *
 * @rule SESS-7
 */
export function LoginPage() {
  const shop = useStorefrontShop();
  const form = useForm({
    name: "belepes",
    initial: { email: "", password: "", staysLoggedIn: false },
    labels: fields,
    secrets: ["password"],
    problemsOf: ({ email, password }) => ({
      email: typedProblems.email(email),
      password: typedProblems.knownPassword(password),
    }),
    send: ({ email, ...credentials }) => shop.session.login({ email: fieldKinds.email(email).value, ...credentials }),
  });
  return (
    <AccountPage
      title={text.title}
      other={
        <>
          {text.newHere}
          <Link href={paths.registration}>{sessionText.registration.title}</Link>
        </>
      }
    >
      <LoginForm form={form} forgottenHref={paths.forgottenPassword}>
        <GoodidButton />
      </LoginForm>
    </AccountPage>
  );
}
