import type { PickupTime } from "@kamra/core/content";
import { momentText, type Told } from "@kamra/core/text";

export const placingTexts = {
  pickupTime: ({ from, until }: PickupTime, { now }: Told) =>
    `Ha most rendelsz: ${momentText(from, { now, style: "weekday" })} után, aznap ${until}-\u2060ig`,
  ageNotConfirmed:
    "A kosaradban olyan termék is van, amelyet csak 18 éven felüliek vehetnek meg. Kérünk, erősítsd meg, hogy elmúltál 18 éves!",
  shortages: (products: ReadonlyArray<string>) => `Ez most nem rendelhető: ${products.join("; ")}`,
  passwordOfUser: "Jelszót csak az adhat meg, aki még nem lépett be.",
  unprovenQuantity: (product: string, most: string) =>
    `${product}: megerősített e-mail cím nélkül egyszerre legfeljebb ${most} rendelhető. Lépj be a fiókodba, és erősítsd meg az e-mail címedet!`,
  unprovenTotal: (most: string) =>
    `Megerősített e-mail cím nélkül legfeljebb ${most} értékben rendelhetsz egyszerre. Lépj be a fiókodba, és erősítsd meg az e-mail címedet!`,
  noCourier: "Üres palackot és dobozt csak a futárnak adhatsz vissza.",
  otherTotal: "A végösszeg időközben megváltozott. Nézd meg, és válassz újra!",
  cardOnly: "Ezt a rendelést most csak bankkártyával fizetheted ki.",
  donation: "Az adomány egész forint, legalább 1 és legfeljebb 1 000 000.",
};
