import { createTransport } from "nodemailer";
import type { SendOptions } from "./sendDueMails.ts";

export interface SmtpSettings {
  /** `smtps://user:password@host:465`; `smtp://` uses STARTTLS where the server offers it. */
  readonly url: string;
  /** `Kamra <rendeles@kamra.hu>` */
  readonly from: string;
}

/** Delivers mails to an SMTP server, each with its own Message-ID, so that a duplicate is recognized. */
export function smtpDelivery({ url, from }: SmtpSettings): {
  readonly deliver: SendOptions["deliver"];
  readonly close: () => void;
} {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";
  return {
    async deliver(mail, { id }) {
      // A text would be read as a list of recipients.
      const to = { name: "", address: mail.to };
      await transport.sendMail({
        ...mail,
        headers: { ...mail.headers },
        attachments: mail.attachments.map((each) => ({ ...each })),
        to,
        from,
        messageId: `<mail-${id}@${domain}>`,
      });
    },
    close: () => transport.close(),
  };
}
