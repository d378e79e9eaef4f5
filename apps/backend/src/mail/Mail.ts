export interface MailAttachment {
  readonly filename: string;
  /** `text/calendar; charset=utf-8` */
  readonly contentType: string;
  readonly content: string;
}

/** A mail as it is sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: ReadonlyArray<MailAttachment>;
  /** What mail programs and other mailboxes read. */
  readonly headers: Readonly<Record<string, string>>;
}
