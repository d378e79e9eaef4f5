import type { MailData } from "./MailData.ts";

/** What a mail says: a subject, paragraphs, and where it leads. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: ReadonlyArray<string>;
  /** A button and the address behind it, within the shop. */
  readonly link: { readonly label: string; readonly path: string };
}

type MailTexts = { readonly [Kind in keyof MailData]: (data: MailData[Kind], mail: { readonly recipient: string; readonly brand: string }) => MailText };

const greeting = (name: string | null): string => (name === null ? "Szia!" : `Kedves ${name}!`);

const ignorable = "Ha nem te kérted ezt a levelet, nincs vele teendőd.";

export const mailTexts: MailTexts = {
  registration: ({ name, token }, { brand }) => ({
    subject: `Üdvözlünk a ${brand} áruházban!`,
    paragraphs: [
      `Kedves ${name}!`,
      "Köszönjük, hogy regisztráltál. Mostantól elmentheted a címeidet, bevásárlólistákat vezethetsz, és egy kattintással újra megrendelheted, amit szeretsz.",
      "Kérünk, erősítsd meg az e-mail címedet:",
    ],
    link: { label: "Megerősítem a címemet", path: `/token-login/${token}` },
  }),
  emailVerification: ({ name, token }) => ({
    subject: "Erősítsd meg az e-mail címedet!",
    paragraphs: [`Kedves ${name}!`, "Mostantól ez az e-mail cím tartozik a fiókodhoz. Kérünk, erősítsd meg:", ignorable],
    link: { label: "Megerősítem a címemet", path: `/token-login/${token}` },
  }),
  passwordReset: ({ name, token }, { recipient }) => ({
    subject: "Új jelszó beállítása",
    paragraphs: [`Kedves ${name}!`, "Ezen a gombon egy órán át, egyszer állíthatsz be új jelszót.", ignorable],
    link: { label: "Új jelszót állítok be", path: `/elfelejtett-jelszo/${encodeURIComponent(recipient)}/${token}` },
  }),
  emailChanged: ({ name, email }) => ({
    subject: "Megváltozott az e-mail címed",
    paragraphs: [
      `Kedves ${name}!`,
      `A fiókodhoz mostantól ez az e-mail cím tartozik: ${email}`,
      "Ha nem te változtattad meg, kérünk, írj nekünk mielőbb!",
    ],
    link: { label: "Kapcsolat", path: "/kapcsolat" },
  }),
  orderConfirmation: ({ name, orderId, transactionId }) => ({
    subject: `Megkaptuk a rendelésedet (${orderId})`,
    paragraphs: [`Kedves ${name}!`, `Köszönjük a rendelésedet! A száma: ${orderId}.`, "Hogy hol tart, és meddig mondhatod le, itt nézheted meg:"],
    link: { label: "A rendelésem", path: `/megrendeles/statusz/${transactionId}` },
  }),
  newsletterConfirmation: ({ name, token }, { brand }) => ({
    subject: "Kéred a hírlevelünket?",
    paragraphs: [
      greeting(name),
      `Valaki, reméljük, te, feliratkozott ezzel a címmel a ${brand} hírlevelére. Három napon belül az alábbi gombbal erősítheted meg, hogy kéred.`,
      ignorable,
    ],
    link: { label: "Igen, kérem a hírlevelet", path: `/hirlevel/megerosites/${token}` },
  }),
  newsletterWelcome: ({ name, token }, { brand }) => ({
    subject: "Feliratkoztál a hírlevelünkre",
    paragraphs: [greeting(name), `Köszönjük! Ezentúl elküldjük neked a ${brand} ajánlatait, receptjeit és híreit.`, "Ha egyszer nem kéred többé, itt bármikor leiratkozhatsz:"],
    link: { label: "Leiratkozom", path: `/hirlevel/leiratkozas/${token}` },
  }),
  listShare: ({ ownerName, listName }) => ({
    subject: `${ownerName} megosztott veled egy bevásárlólistát`,
    paragraphs: ["Szia!", `${ownerName} megosztotta veled ezt a bevásárlólistát: ${listName}.`, "A listáid között fogadhatod el."],
    link: { label: "A bevásárlólistáim", path: "/profil/bevasarlolistaim" },
  }),
};

export const mailTextsOfAll = {
  /** Under every mail. */
  signature: (brand: string) => `Üdvözlettel: a ${brand} csapata`,
  linkHint: "Ha a gomb nem működik, másold ezt a címet a böngésződbe:",
  mailbox: {
    title: "Fejlesztői postaláda",
    empty: "Még nem ment ki levél.",
    note: "Ezek a levelek nem mentek el: nincs beállítva levelezőkiszolgáló.",
    back: "Vissza a postaládához",
    plain: "Szövegként",
  },
};
