import { isBlank } from "@kamra/core/form";
import { withArticle } from "@kamra/core/text";
import { withoutLinks } from "./withoutLinks.ts";

export const greeting = (name: string | null): string =>
  name === null || isBlank(name) ? "Szia!" : `Kedves ${withoutLinks(name)}!`;

export const ignorable = "Ha nem te kérted ezt a levelet, nincs vele teendőd.";

export const mailTextsOfAll = {
  /** Under every mail. */
  signature: (brand: string) => `Üdvözlettel: ${withArticle(brand)} csapata`,
  linkHint: "Ha a gomb nem működik, másold ezt a címet a böngésződbe:",
  mailbox: {
    title: "Fejlesztői postaláda",
    empty: "Még nem ment ki levél.",
    note: "Ezek a levelek nem mentek el: nincs beállítva levelezőkiszolgáló.",
    back: "Vissza a postaládához",
    plain: "Szövegként",
  },
};
