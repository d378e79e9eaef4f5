import { useCallback, useId, useState } from "react";
import type { RootProps } from "../styles/RootProps.ts";
import { Button } from "../button/Button.tsx";
import { Checkbox } from "../field/Checkbox.tsx";
import { TextField } from "../field/TextField.tsx";
import { useTyped } from "../field/useTyped.ts";
import { Notice } from "../feedback/Notice.tsx";
import { Link } from "../link/Link.tsx";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/useTexts.ts";
import { contentTexts } from "./text.hu.ts";
import styles from "./NewsletterSignUp.module.css";
import type { Href } from "../link/Href.ts";

/** Props of `NewsletterSignUp`: how far the subscription is, and its errors. */
export interface NewsletterSignUpProps extends RootProps<"section"> {
  /** The address is on its way. */
  readonly isPending?: boolean;
  /** The address has arrived: a mail asks for confirmation. */
  readonly isSent?: boolean;
  /** Field errors, by name. */
  readonly errors?: { readonly email?: string; readonly consent?: string };
  /** The form's error, or null. */
  readonly error?: string | null;
  /** The address of the privacy notice. */
  readonly privacyHref: Href;
  /** The address for the form before the scripts load; it receives `email`, and `consent` when given. */
  readonly action?: string;
  /** Called with the address and the consent, both checked. */
  readonly onSubscribe: (subscriber: { readonly email: string; readonly hasConsented: boolean }) => void;
}

type NewsletterFormProps = Required<Pick<NewsletterSignUpProps, "isPending" | "errors" | "error">> &
  Pick<NewsletterSignUpProps, "privacyHref" | "action" | "onSubscribe">;

const NewsletterForm = ({ isPending, errors, error, privacyHref, action, onSubscribe }: NewsletterFormProps) => {
  const texts = useTexts("content", contentTexts);
  const email = useTyped();
  const [hasConsented, setHasConsented] = useState(false);
  const consentRef = useCallback((box: HTMLInputElement | null) => setHasConsented(box?.checked ?? false), []);
  return (
    <form
      className={classNames(styles.form)}
      {...(action !== undefined && { action, method: "post" })}
      onSubmit={(event) => {
        event.preventDefault();
        onSubscribe({ email: email.value, hasConsented });
      }}
    >
      <div className={styles.email}>
        <TextField
          label={texts.newsletterEmail}
          type="email"
          name="email"
          autoComplete="email"
          {...email}
          error={errors.email ?? null}
        />
      </div>
      <div>
        <Checkbox
          name="consent"
          ref={consentRef}
          isSelected={hasConsented}
          onChange={setHasConsented}
          error={errors.consent ?? null}
        >
          {texts.newsletterConsent}
        </Checkbox>
      </div>
      <div className={styles.send}>
        <Button type="submit" variant="secondary" isPending={isPending}>
          {texts.newsletterSubscribe}
        </Button>
        <Link variant="standalone" href={privacyHref}>
          {texts.newsletterPrivacy}
        </Link>
      </div>
      {error !== null && <Notice tone="danger" title={error} />}
    </form>
  );
};

/**
 * The newsletter's sign-up: nothing is preselected, and a mail asks for confirmation.
 *
 * @rule LAW-9
 */
export const NewsletterSignUp = ({
  isPending = false,
  isSent = false,
  errors = {},
  error = null,
  privacyHref,
  action,
  onSubscribe,
  className,
  ...root
}: NewsletterSignUpProps) => {
  const texts = useTexts("content", contentTexts);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} {...root} className={classNames(styles.box, className)}>
      <div className={styles.signUp}>
        <div>
          <h2 id={headingId} className={styles.title}>
            {texts.newsletter}
          </h2>
          <p className={styles.lead}>{texts.newsletterLead}</p>
        </div>
        <div>{isSent && <Notice tone="info" icon="check" title={texts.newsletterSent} />}</div>
        {!isSent && (
          <NewsletterForm
            isPending={isPending}
            errors={errors}
            error={error}
            privacyHref={privacyHref}
            {...(action !== undefined && { action })}
            onSubscribe={onSubscribe}
          />
        )}
      </div>
    </section>
  );
};
