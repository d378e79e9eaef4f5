import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { sendDueMails } from "./sendDueMails.ts";
import { smtpDelivery, type SmtpSettings } from "./smtpDelivery.ts";
import type { MailSender } from "./writeMail.ts";

/** Milliseconds between looks into the outbox. */
const pause = 2000;

interface MailerOptions {
  readonly smtp: SmtpSettings;
  readonly sender: MailSender;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
}

/** Sends the outbox's mails as they come, until it is stopped; stopping waits for the one that is being sent. */
export function startMailer(db: Kysely<DatabaseSchema>, { smtp, sender, clock, log }: MailerOptions): { readonly stop: () => Promise<void> } {
  const { deliver, close } = smtpDelivery(smtp);
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const round = async (): Promise<void> => {
    try {
      await sendDueMails(db, {
        sender,
        deliver: (mail, options) => (isStopped ? Promise.reject(new Error("The mailer is ending")) : deliver(mail, options)),
        clock,
        onFailure: (error, { id, kind, attempts }) => log.warn({ err: error, mail: id, kind, attempts }, "A mail could not be handed over"),
      });
    } catch (error) {
      log.error({ err: error }, "The outbox could not be read");
    }
    if (!isStopped) timer = setTimeout(() => void (running = round()), pause).unref();
  };
  let running = round();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
      close();
    },
  };
}
