import type { ContactPerson } from "@kamra/core/checkout";
import { isBlank, isEmail, parsePhone, passwordProblem } from "@kamra/core/form";
import { useCheckout, useSession } from "@kamra/react";
import { ContactFields, ErrorSummary, Form, Link, PasswordField } from "@kamra/ui";
import { useForm } from "../form/useForm.ts";
import { paths } from "../shell/paths.ts";
import styles from "./ContactPage.module.css";
import { useOrderRequest } from "./OrderRequestContext.tsx";
import { StepPage } from "./StepPage.tsx";
import { checkoutText } from "./text.hu.ts";
import { useLeaveStep } from "./useLeaveStep.ts";

const formId = "checkout-contact";
const text = checkoutText.contact;

type Values = Pick<ContactPerson, keyof ContactPerson> & { readonly password: string };

const longestName = 100;

/** What is wrong with a text that has to be there. */
const problemOf = (value: string, { isRight, message }: { readonly isRight: boolean; readonly message: string }) => {
  if (isBlank(value)) return checkoutText.required;
  return isRight ? null : message;
};

/** The server also knows the passwords that many others use; what it refuses comes back to this field. */
const weaknessOf = ({ password, email }: Values) =>
  isBlank(password) ? null : passwordProblem(password, { email, commonPasswords: new Set() });

const problemsOf = (values: Values) => {
  const { name, email, telephone } = values;
  const weakness = weaknessOf(values);
  return {
    name: problemOf(name, { isRight: name.length <= longestName, message: checkoutText.tooLong }),
    email: problemOf(email, { isRight: isEmail(email), message: checkoutText.email }),
    telephone: problemOf(telephone, {
      isRight: parsePhone(telephone) !== null,
      message: checkoutText.telephoneProblem,
    }),
    password: weakness === null ? null : checkoutText.passwordProblems[weakness],
  };
};

/** The first step: whom the courier looks for. Guests go on without an account, or get one along with the order. */
export function ContactPage() {
  const known = useCheckout(({ data }) => data.contactPerson);
  const isLoggedIn = useSession((state) => state.isLoggedIn);
  const { request, change } = useOrderRequest();
  const { isBusy, blockers, leave } = useLeaveStep("contact");
  const form = useForm<Values>({
    name: formId,
    initial: { name: "", email: "", telephone: "", ...known, password: request.password ?? "" },
    labels: text.labels,
    problemsOf,
    secrets: ["password"],
    send: ({ password, ...contactPerson }) => {
      change({ password: isLoggedIn || isBlank(password) ? null : password });
      return leave({ contactPerson });
    },
  });
  return (
    <StepPage step="contact" formId={formId} isBusy={isBusy} blockers={blockers}>
      {!isLoggedIn && (
        <p>
          <strong>{text.asGuest}</strong> {text.haveAccount} <Link href={paths.login}>{text.login}</Link>
        </p>
      )}
      <Form id={formId} label={checkoutText.steps.contact} onSubmit={() => void form.submit()} ref={form.ref}>
        <ErrorSummary {...form.summary} />
        <ContactFields field={form.text} />
        {!isLoggedIn && (
          <fieldset className={styles.account}>
            <legend>{text.account}</legend>
            <p>{text.accountBenefits}</p>
            <PasswordField
              {...form.text("password")}
              isOptional
              autoComplete="new-password"
              strength={weaknessOf(form.values)}
              enterKeyHint="done"
            />
          </fieldset>
        )}
      </Form>
    </StepPage>
  );
}
