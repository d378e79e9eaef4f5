import { checkoutPaths, type ContactPerson } from "@kamra/core/checkout";
import { fieldKinds, isBlank } from "@kamra/core/form";
import { useCheckout, useSession } from "@kamra/react";
import { ContactFields, ErrorSummary, FieldGroup, Form, Link } from "@kamra/ui";
import { useForm } from "../form/useForm.ts";
import { newPasswordProblem } from "../session/newPassword.ts";
import { NewPasswordField } from "../session/NewPasswordField.tsx";
import { neededTelephoneProblem, typedProblems } from "../session/typedProblems.ts";
import { settings } from "../../shop/settings.ts";
import { told } from "../../shop/told.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { paths } from "../paths/paths.ts";
import { useOrderRequest } from "./OrderRequestContext.tsx";
import { StepPage } from "./StepPage.tsx";
import { checkoutText } from "./text.hu.ts";
import { useLeaveStep } from "./useLeaveStep.ts";

const formId = "checkout-contact";
const text = checkoutText.contact;

type Values = Pick<ContactPerson, keyof ContactPerson> & { readonly password: string };

const problemsOf = ({ name, email, telephone, password }: Values) => ({
  name: typedProblems.contactName(name),
  email: typedProblems.email(email),
  telephone: neededTelephoneProblem(telephone),
  password: password === "" ? null : newPasswordProblem(password, { email }),
});

/** As the server refuses a field, without the code of its errors: a shop's error is known by its `_tag`. */
const refusedEmail = (email: string) => Object.assign(new Error(email), { _tag: "ValidationError", fields: { email } });

/**
 * The first step: the contact person. Guests continue without an account, or get one with the order, for an address that
 * has none: better said here than by the order. When the shop cannot tell, the order does.
 *
 * @rule SESS-8
 */
export function ContactPage() {
  const shop = useStorefrontShop();
  const known = useCheckout(({ data }) => data.contactPerson);
  const isLoggedIn = useSession((state) => state.isLoggedIn);
  const { request, change, wantsAccount } = useOrderRequest();
  const { isBusy, blockers, leave } = useLeaveStep("contact");
  const form = useForm<Values>({
    name: formId,
    initial: { name: "", email: "", telephone: "", ...known, password: request.password ?? "" },
    labels: text.labels,
    problemsOf,
    secrets: ["password"],
    send: async ({ password, name, email, telephone }) => {
      const contactPerson = {
        name: fieldKinds.company(name).value,
        email: fieldKinds.email(email).value,
        telephone: fieldKinds.telephone(telephone, settings).value,
      };
      const wanted = isLoggedIn || isBlank(password) ? null : password;
      change({ password: wanted });
      const check = wanted === null ? null : await shop.session.checkEmail(contactPerson.email).catch(told);
      if (check?.status === "taken") throw refusedEmail(check.message);
      await leave({ contactPerson });
    },
  });
  return (
    <StepPage step="contact" formId={formId} isBusy={isBusy} blockers={blockers}>
      {!isLoggedIn && (
        <p>
          <strong>{text.asGuest}</strong> {text.haveAccount}{" "}
          <Link href={`${paths.login}?vissza=${checkoutPaths.contact}`}>{text.login}</Link>
        </p>
      )}
      <Form id={formId} label={checkoutText.steps.contact} {...form.frame}>
        <ErrorSummary {...form.summary} />
        <ContactFields field={form.text} />
        {!isLoggedIn && (
          <FieldGroup
            title={text.account}
            description={wantsAccount && !request.password ? text.passwordAgain : text.accountBenefits}
          >
            <NewPasswordField {...form.text("password")} email={form.values.email} />
          </FieldGroup>
        )}
      </Form>
    </StepPage>
  );
}
