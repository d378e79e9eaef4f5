import { withArticle } from "@kamra/core/text";
import type { MailTexts } from "../MailText.ts";
import { greeting, ignorable } from "../text.hu.ts";

const notRegistered =
  "Ha nem te regisztráltál, nincs teendőd. Ha mégis szeretnél fiókot ezzel a címmel, a gomb oldalán állíts be új jelszót: ezzel mindenki más kikerül belőle.";

/** The page on which to log in or to choose a new password; a button there confirms. */
const confirmationPath = (recipient: string, token: string): string =>
  `/e-mail-megerosites/${encodeURIComponent(recipient)}/${token}`;

export const accountMailTexts: MailTexts<"registration" | "emailVerification" | "passwordReset" | "emailChanged"> = {
  registration: ({ name, token }, { brand, recipient }) => ({
    subject: `Üdvözlünk ${withArticle(brand)} áruházban!`,
    paragraphs: [
      greeting(name),
      "Köszönjük, hogy regisztráltál. Mostantól elmentheted a címeidet, bevásárlólistákat vezethetsz, és egy kattintással újra megrendelheted, amit szeretsz.",
      notRegistered,
      "Kérünk, három napon belül erősítsd meg az e-mail címedet:",
    ],
    link: { label: "Megerősítem a címemet", path: confirmationPath(recipient, token) },
  }),
  emailVerification: ({ name, token }, { recipient }) => ({
    subject: "Erősítsd meg az e-mail címedet!",
    paragraphs: [
      greeting(name),
      "Ezt az e-mail címet adtad meg a fiókodhoz. Három napon belül, bejelentkezve erősítheted meg, addig a régi címed marad érvényben:",
      ignorable,
    ],
    link: { label: "Megerősítem a címemet", path: `${confirmationPath(recipient, token)}?uj-cim` },
  }),
  passwordReset: ({ name, token }, { recipient }) => ({
    subject: "Új jelszó beállítása",
    paragraphs: [greeting(name), "Ezen a gombon egy órán át, egyszer állíthatsz be új jelszót.", ignorable],
    link: { label: "Új jelszót állítok be", path: `/elfelejtett-jelszo/${encodeURIComponent(recipient)}/${token}` },
  }),
  emailChanged: ({ name, email }) => ({
    subject: "Megváltozott az e-mail címed",
    paragraphs: [
      greeting(name),
      `A fiókodhoz mostantól ez az e-mail cím tartozik: ${email}`,
      "Ha nem te változtattad meg, kérünk, írj nekünk mielőbb!",
    ],
    link: { label: "Kapcsolat", path: "/kapcsolat" },
  }),
};
