import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { Job } from "../jobs/Job.ts";
import { sendDueMails } from "./sendDueMails.ts";
import { smtpDelivery, type SmtpSettings } from "./smtpDelivery.ts";
import type { MailSender } from "./writeMail.ts";

interface MailJobOptions {
  readonly smtp: SmtpSettings;
  readonly sender: MailSender;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
}

/** Sends the outbox's mails as they come. */
export function mailJob(db: Kysely<DatabaseSchema>, { smtp, sender, clock, log }: MailJobOptions): Job {
  return {
    name: "sendMails",
    everySeconds: 2,
    async run(signal) {
      const { deliver, close } = smtpDelivery(smtp);
      try {
        return await sendDueMails(db, {
          sender,
          deliver,
          clock,
          signal,
          onFailure: (error, { id, kind, attempts }) =>
            log.warn({ err: error, mail: id, kind, attempts }, "A mail could not be handed over"),
        });
      } finally {
        close();
      }
    },
  };
}
