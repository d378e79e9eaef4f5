import type { MailData } from "../database/tables/MailData.ts";
import type { MailAttachment } from "./Mail.ts";

type MailRow = readonly [label: string, value: string];

export interface MailTable {
  readonly title?: string;
  readonly rows: ReadonlyArray<MailRow>;
}

/** The parts of a mail, in their order. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: ReadonlyArray<string>;
  readonly tables?: ReadonlyArray<MailTable>;
  /** Paragraphs below the tables. */
  readonly closing?: ReadonlyArray<string>;
  /** A button with an address within the shop. */
  readonly link: { readonly label: string; readonly path: string };
  /** Small print below the button. */
  readonly notes?: ReadonlyArray<string>;
  readonly attachments?: ReadonlyArray<MailAttachment>;
  /** A newsletter's: where a POST ends the subscription (RFC 8058). */
  readonly unsubscribePath?: string;
  /** Whether a person wrote it, in a form; all others are automatic (RFC 3834). */
  readonly isWritten?: true;
}

/** What a mail's words depend on besides its data. */
export interface MailContext {
  readonly recipient: string;
  readonly brand: string;
  /** `https://kamra.hu`, without a slash at the end. */
  readonly shopUrl: string;
}

/** The words of some kinds of mails. */
export type MailTexts<Kinds extends keyof MailData = keyof MailData> = {
  readonly [Kind in Kinds]: (data: MailData[Kind], context: MailContext) => MailText;
};
