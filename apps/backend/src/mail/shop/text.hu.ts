import { formatPhone, isBlank } from "@kamra/core/form";
import { withArticle } from "@kamra/core/text";
import type { MailTexts } from "../MailText.ts";
import { greeting, ignorable } from "../text.hu.ts";
import { unsubscribePath } from "../unsubscribePath.ts";
import { withoutLinks } from "../withoutLinks.ts";

const inviter = (name: string): string => (isBlank(name) ? "Valaki" : withoutLinks(name));

export const shopMailTexts: MailTexts<
  "contactMessage" | "newsletterConfirmation" | "newsletterWelcome" | "backInStock" | "listShare"
> = {
  contactMessage: ({ name, email, telephone, subject, message }) => ({
    subject: `Üzenet: ${subject}`,
    paragraphs: ["A kapcsolati űrlapon ezt írták:"],
    tables: [
      {
        rows: [
          ["Név", name],
          ["E-mail", email],
          ...(telephone === null ? [] : [["Telefon", formatPhone(telephone)] as const]),
        ],
      },
    ],
    isWritten: true,
    closing: message.split(/\n+/),
    link: { label: "Az űrlap", path: "/kapcsolat" },
  }),
  newsletterConfirmation: ({ name, token }, { brand }) => ({
    subject: "Kéred a hírlevelünket?",
    paragraphs: [
      greeting(name),
      `Valaki, reméljük, te, feliratkozott ezzel a címmel ${withArticle(brand)} hírlevelére. Három napon belül az alábbi gombbal erősítheted meg, hogy kéred.`,
      ignorable,
    ],
    link: { label: "Igen, kérem a hírlevelet", path: `/hirlevel/megerosites/${token}` },
  }),
  newsletterWelcome: ({ name, token }, { brand }) => ({
    subject: "Feliratkoztál a hírlevelünkre",
    paragraphs: [
      greeting(name),
      `Köszönjük! Ezentúl elküldjük neked ${withArticle(brand)} ajánlatait, receptjeit és híreit.`,
      "Ha egyszer nem kéred többé, itt bármikor leiratkozhatsz:",
    ],
    link: { label: "Leiratkozom", path: `/hirlevel/leiratkozas/${token}` },
    unsubscribePath: unsubscribePath(token),
  }),
  backInStock: ({ name, product, urlKey }) => ({
    subject: `Újra kapható: ${product}`,
    paragraphs: [
      greeting(name),
      `Azt kérted, szóljunk, ha újra kapható: ${product}. Most megint megrendelheted.`,
      "Erről a termékről többször nem írunk, hacsak újra nem kéred.",
    ],
    link: { label: "Megnézem", path: `/termekek/${encodeURIComponent(urlKey)}` },
  }),
  listShare: ({ ownerName, listName }) => ({
    subject: `${inviter(ownerName)} megosztott veled egy bevásárlólistát`,
    paragraphs: [
      "Szia!",
      `${inviter(ownerName)} megosztotta veled ezt a bevásárlólistát: ${withoutLinks(listName)}`,
      "A listáid között fogadhatod el, miután megerősítetted az e-mail címedet.",
    ],
    link: { label: "A bevásárlólistáim", path: "/profil/bevasarlolistaim" },
  }),
};
