import { orThrow } from "@kamra/core";
import { fieldKinds } from "@kamra/core/form";
import {
  Card,
  EmailField,
  ErrorSummary,
  Form,
  FormActions,
  Heading,
  Link,
  Notice,
  PhoneField,
  Stack,
  TextArea,
  TextField,
} from "@kamra/ui";
import { useState } from "react";
import { settings } from "../../shop/settings.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { contentOf } from "../../shop/later.ts";
import { useForm } from "../form/useForm.ts";
import { ContentHead } from "../page/ContentHead.tsx";
import { Page } from "../page/Page.tsx";
import { typedProblems } from "../session/typedProblems.ts";
import styles from "./ContactPage.module.css";
import { contactText } from "./text.hu.ts";

/** The contact page with its form. */
export function ContactPage() {
  const [isSent, setIsSent] = useState(false);
  return (
    <Page>
      <ContentHead title={contactText.title} lead={contactText.lead} />
      <div className={styles.contact}>
        <div className={styles.status}>{isSent && <Notice tone="info" title={contactText.sent} />}</div>
        {!isSent && <MessageForm onSent={() => setIsSent(true)} />}
        <Stack as="aside" gap={2} aria-label={contactText.other}>
          <Heading level="h2" size="small">
            {contactText.other}
          </Heading>
          <ul role="list">
            {contactText.ways.map(({ href, label }) => (
              <li key={href}>
                <Link variant="standalone" href={href}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Stack>
      </div>
    </Page>
  );
}

/** In characters. */
const longestSubject = 500;
const longestMessage = 5000;

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
      subject: fieldKinds.line(subject, { isRequired: true, longest: longestSubject }).message,
      message: fieldKinds.note(message, { isRequired: true, longest: longestMessage }).message,
    }),
    send: async ({ name, email, telephone, subject, message }) => {
      const content = await contentOf(shop);
      orThrow(
        await content.sendMessage({
          name: fieldKinds.company(name).value,
          email: fieldKinds.email(email).value,
          telephone: fieldKinds.telephone(telephone, settings).value || null,
          subject: fieldKinds.line(subject).value,
          message: fieldKinds.note(message).value,
        }),
      );
      onSent();
    },
  });
  return (
    <Card>
      <Form {...form.frame} label={contactText.title}>
        <ErrorSummary {...form.summary} />
        <TextField {...form.text("name")} autoComplete="name" enterKeyHint="next" />
        <EmailField {...form.text("email")} />
        <PhoneField {...form.text("telephone")} isOptional description={contactText.telephoneHint} />
        <TextField {...form.text("subject")} enterKeyHint="next" />
        <TextArea {...form.text("message")} rows={7} />
        <FormActions label={contactText.send} pendingLabel={contactText.sending} isPending={form.isSending} />
      </Form>
    </Card>
  );
}
