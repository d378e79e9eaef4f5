import { useId, useState } from "react";
import { Form } from "react-aria-components";
import { Button } from "../button/Button.tsx";
import { Checkbox } from "../field/Checkbox.tsx";
import { TextField } from "../field/TextField.tsx";
import { Link } from "../link/Link.tsx";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/TextsProvider.tsx";
import styles from "./NewsletterSignUp.module.css";

export interface NewsletterSignUpProps {
  readonly state: "idle" | "sending" | "sent";
  /** What is wrong with the fields, by their names. */
  readonly errors?: { readonly email?: string; readonly consent?: string };
  /** What is wrong with all of it, or null. */
  readonly error?: string | null;
  readonly privacyHref: string;
  readonly onSubscribe: (subscriber: { readonly email: string; readonly hasConsented: boolean }) => void;
}

/**
 * The way into the newsletter: nothing is ticked beforehand, and a mail asks once more.
 *
 * @rule LAW-9
 */
export const NewsletterSignUp = ({
  state,
  errors = {},
  error = null,
  privacyHref,
  onSubscribe,
}: NewsletterSignUpProps) => {
  const texts = useTexts().content;
  const headingId = useId();
  const [email, setEmail] = useState("");
  const [hasConsented, setHasConsented] = useState(false);
  return (
    <section className={styles.signUp} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId} className={styles.title}>
          {texts.newsletter}
        </h2>
        <p className={styles.lead}>{texts.newsletterLead}</p>
      </div>
      <div role="status">{state === "sent" && <p className={styles.sent}>{texts.newsletterSent}</p>}</div>
      {state !== "sent" && (
        <Form
          className={classNames(styles.form)}
          onSubmit={(event) => {
            event.preventDefault();
            onSubscribe({ email, hasConsented });
          }}
        >
          <div className={styles.line}>
            <TextField
              label={texts.newsletterEmail}
              type="email"
              name="email"
              autoComplete="email"
              value={email}
              onChange={setEmail}
              error={errors.email ?? null}
            />
            <Button type="submit" isDisabled={state === "sending"}>
              {texts.newsletterSubscribe}
            </Button>
          </div>
          <div>
            <Checkbox isSelected={hasConsented} onChange={setHasConsented} error={errors.consent ?? null}>
              {texts.newsletterConsent}
            </Checkbox>
          </div>
          <Link variant="standalone" href={privacyHref}>
            {texts.newsletterPrivacy}
          </Link>
          <div role="alert">{error !== null && <p className={styles.error}>{error}</p>}</div>
        </Form>
      )}
    </section>
  );
};
