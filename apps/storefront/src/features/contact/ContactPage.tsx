import { Button, Link, TextArea, TextField } from "@kamra/ui";
import { type FormEvent, useState } from "react";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { contentOf } from "../../shop/later.ts";
import { ContentHead } from "../page/ContentHead.tsx";
import { crumbsTo } from "../page/crumbsTo.ts";
import { Page } from "../page/Page.tsx";
import { paths } from "../paths/paths.ts";
import styles from "./ContactPage.module.css";
import { contactText } from "./text.hu.ts";

const empty = { name: "", email: "", telephone: "", subject: "", message: "" };

/** The contact page with its form. */
export function ContactPage() {
  const shop = useStorefrontShop();
  const { state, fields, message: failure, send } = useSending();
  const [message, setMessage] = useState(empty);
  const field = (name: keyof typeof empty) => ({
    label: contactText.fields[name],
    name,
    value: message[name],
    onChange: (value: string) => setMessage((before) => ({ ...before, [name]: value })),
    error: fields[name] ?? null,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { telephone } = message;
    const written = { ...message, telephone: telephone.trim() === "" ? null : telephone };
    send(contentOf(shop).then((content) => content.sendMessage(written)));
  };
  return (
    <Page>
      <ContentHead
        title={contactText.title}
        lead={contactText.lead}
        crumbs={crumbsTo({ label: contactText.title, path: paths.contact })}
        path={paths.contact}
      />
      <div className={styles.contact}>
        <div role="status" className={styles.status}>
          {state === "sent" && <p className={styles.sent}>{contactText.sent}</p>}
        </div>
        {state !== "sent" && (
          <form className={styles.form} onSubmit={submit} noValidate>
            <TextField {...field("name")} autoComplete="name" />
            <TextField {...field("email")} type="email" autoComplete="email" />
            <TextField {...field("telephone")} type="tel" autoComplete="tel" description={contactText.optional} />
            <TextField {...field("subject")} />
            <TextArea {...field("message")} rows={7} />
            <div role="alert">{failure !== null && <p className={styles.error}>{failure}</p>}</div>
            <Button type="submit" isDisabled={state === "sending"}>
              {contactText.send}
            </Button>
          </form>
        )}
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
