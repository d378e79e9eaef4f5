import { orThrow } from "@kamra/core";
import { isBlank, formTexts } from "@kamra/core/form";
import { EmailField, ErrorSummary, Form, FormActions, Link, Notice, PhoneField, TextArea, TextField } from "@kamra/ui";
import { useState } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { contentOf } from "../../shop/later.ts";
import { useForm } from "../form/useForm.ts";
import { ContentHead } from "../page/ContentHead.tsx";
import { Page } from "../page/Page.tsx";
import { paths } from "../paths/paths.ts";
import { typedProblems } from "../session/typedProblems.ts";
import styles from "./ContactPage.module.css";
import { contactText } from "./text.hu.ts";

/** The contact page with its form. */
export function ContactPage() {
  const [isSent, setIsSent] = useState(false);
  return (
    <Page>
      <ContentHead title={contactText.title} lead={contactText.lead} path={paths.contact} />
      <div className={styles.contact}>
        <div className={styles.status}>{isSent && <Notice tone="info" title={contactText.sent} />}</div>
        {!isSent && <MessageForm onSent={() => setIsSent(true)} />}
        <aside className={styles.ways} aria-label={contactText.other}>
          <h2 className={styles.otherTitle}>{contactText.other}</h2>
          <ul role="list">
            {contactText.ways.map(({ href, label }) => (
              <li key={href}>
                <Link variant="standalone" href={href}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </Page>
  );
}

const needed = (value: string) => (isBlank(value) ? formTexts.required : null);

function MessageForm({ onSent }: { readonly onSent: () => void }) {
  const shop = useStorefrontShop();
  const form = useForm({
    name: "kapcsolat",
    initial: { name: "", email: "", telephone: "", subject: "", message: "" },
    labels: contactText.fields,
    problemsOf: ({ name, email, telephone, subject, message }) => ({
      name: typedProblems.contactName(name),
      email: typedProblems.email(email),
      telephone: typedProblems.telephone(telephone),
      subject: needed(subject),
      message: needed(message),
    }),
    send: async ({ telephone, ...written }) => {
      const content = await contentOf(shop);
      orThrow(await content.sendMessage({ ...written, telephone: isBlank(telephone) ? null : telephone }));
      onSent();
    },
  });
  return (
    <div className={styles.form}>
      <Form {...form.frame} label={contactText.title}>
        <ErrorSummary {...form.summary} />
        <TextField {...form.text("name")} autoComplete="name" enterKeyHint="next" />
        <EmailField {...form.text("email")} />
        <PhoneField {...form.text("telephone")} isOptional description={contactText.telephoneHint} />
        <TextField {...form.text("subject")} enterKeyHint="next" />
        <TextArea {...form.text("message")} rows={7} />
        <FormActions label={contactText.send} workingLabel={contactText.sending} isWorking={form.isSending} />
      </Form>
    </div>
  );
}
