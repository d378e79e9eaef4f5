declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly content: typeof contentTexts;
  }
}

/** The Hungarian texts of this folder's components. */
export const contentTexts = {
  openingHours: "Nyitvatartás",
  weekdays: ["Hétfő", "Kedd", "Szerda", "Csütörtök", "Péntek", "Szombat", "Vasárnap"],
  hours: (opens: string, closes: string) => `${opens}–${closes}`,
  closed: "Zárva",
  today: "ma",

  consentTitle: "Mérhetjük, hogyan vásárolsz?",
  consentText:
    "Ha elfogadod, megnézzük, mit keresel és mit veszel, hogy jobb legyen a bolt. Nélküle is mindent ugyanúgy használhatsz, és az oldal alján bármikor meggondolhatod magad.",
  consentPrivacy: "Adatkezelési tájékoztató",
  consentRefuse: "Nem kérem",
  consentAccept: "Elfogadom",

  newsletter: "Hírlevél",
  newsletterLead: "Ajánlatok, receptek, új termékek: hetente egy levél, amit egy kattintással lemondhatsz.",
  newsletterEmail: "E-mail cím",
  newsletterConsent: "Hozzájárulok, hogy hírlevelet küldjetek erre a címre.",
  newsletterPrivacy: "Adatkezelési tájékoztató",
  newsletterSubscribe: "Feliratkozom",
  newsletterSent: "Már csak egy lépés: küldtünk egy levelet, a benne lévő gombbal erősítsd meg, hogy kéred.",
};
