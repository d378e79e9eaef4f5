import { tolerate } from "../../browser/toleratedFailures.ts";
import { told } from "../../shop/told.ts";
import { isRefused, orThrow } from "@kamra/core";
import type { Subscriber } from "@kamra/core/content";
import { fieldKinds } from "@kamra/core/form";
import { useSession } from "@kamra/react";
import { ButtonLink, Link, Notice, RegistrationForm } from "@kamra/ui";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { contentOf } from "../../shop/later.ts";
import { useForm } from "../form/useForm.ts";
import { paths } from "../paths/paths.ts";
import { AccountPage } from "./AccountPage.tsx";
import { newPasswordProblem } from "./newPassword.ts";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { sessionText } from "./text.hu.ts";
import { typedProblems } from "./typedProblems.ts";

const { labels, registration: text } = sessionText;
const { name, email, telephone, password } = labels;
const fields = { name, email, telephone, password, hasAccepted: text.termsLabel };
const initial = { name: "", email: "", telephone: "", password: "", newsletter: false, hasAccepted: false };

const problemsOf = (values: typeof initial) => ({
  name: typedProblems.name(values.name),
  email: typedProblems.email(values.email),
  telephone: typedProblems.telephone(values.telephone),
  password: newPasswordProblem(values.password, { email: values.email }),
  hasAccepted: values.hasAccepted ? null : text.termsMissing,
});

const KnownShopper = () => (
  <>
    {text.known}
    <Link href={paths.login}>{sessionText.login.title}</Link>
  </>
);

/**
 * Creates an account and logs in. The field shows whether its address is free.
 * @rule SESS-8
 */
export function RegistrationPage() {
  const { form, checkEmail } = useRegistration();
  const isHalfway = useSession(
    ({ registration, isFetching, isLoggedIn }) => registration === "succeeded" && !isFetching && !isLoggedIn,
  );
  if (isHalfway)
    return (
      <AccountPage title={text.title}>
        <Notice tone="attention" title={text.halfway}>
          <p>{text.halfwayHint}</p>
        </Notice>
        <ButtonLink href={paths.login}>{sessionText.login.title}</ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage title={text.title} lead={text.lead} other={<KnownShopper />}>
      <RegistrationForm
        form={form}
        password={<NewPasswordField {...form.text("password")} email={form.values.email} />}
        onEmailLeave={checkEmail}
        termsHref={paths.terms}
        privacyHref={paths.privacy}
      />
    </AccountPage>
  );
}

/** Whether the newsletter has accepted the address: the account exists even if not, and the footer has another sign-up. */
async function isSubscribed(shop: StorefrontShop, person: Pick<Subscriber, "email" | "name">): Promise<boolean> {
  try {
    const content = await contentOf(shop);
    return !isRefused(await content.subscribe({ ...person, hasConsented: true }));
  } catch (error) {
    tolerate(error);
    return false;
  }
}

function useRegistration() {
  const shop = useStorefrontShop();
  const form = useForm({
    name: "regisztracio",
    initial,
    labels: fields,
    secrets: ["password"],
    problemsOf,
    send: async ({ newsletter, hasAccepted: _hasAccepted, ...values }) => {
      const address = fieldKinds.email(values.email).value;
      orThrow(await shop.session.register({ ...values, email: address, telephone: values.telephone || null }));
      if (newsletter && !(await isSubscribed(shop, { email: address, name: values.name })))
        shop.addNotice({ kind: "error", text: text.newsletterMissed, durationMs: null });
    },
  });
  const checkEmail = (typed: string) => {
    const address = fieldKinds.email(typed).value;
    if (typedProblems.email(address) !== null) return;
    shop.session.checkEmail(address).then(
      (check) => {
        if (check.status !== "available") form.refuse("email", typed, check.message);
      },
      // Submitting the form retries.
      told,
    );
  };
  return { form, checkEmail };
}
