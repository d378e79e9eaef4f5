import { paths } from "../paths/paths.ts";

export const contactText = {
  title: "Kapcsolat",
  lead: "Kérdésed van, vagy valami nem úgy sikerült? Írj nekünk: hétköznap egy munkanapon belül válaszolunk.",
  fields: { name: "Név", email: "E-mail cím", telephone: "Telefonszám", subject: "Tárgy", message: "Üzenet" },
  telephoneHint: "Ha inkább visszahívást kérsz.",
  send: "Elküldöm",
  sending: "Küldjük…",
  sent: "Megkaptuk az üzenetedet, köszönjük! A megadott e-mail címre válaszolunk.",
  other: "Hátha itt a válasz",
  ways: [
    { href: paths.deliveryInfo, label: "Szállítás: díjak, idősávok, határok" },
    { href: paths.payment, label: "Fizetési módok" },
    { href: paths.operation, label: "Áruházunk működése" },
    { href: paths.stores, label: "Üzletek és nyitvatartás" },
    { href: paths.imprint, label: "Impresszum, telefonszám" },
  ],
} as const;
