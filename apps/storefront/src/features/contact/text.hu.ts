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
    { href: "/szallitas", label: "Szállítás: díjak, idősávok, határok" },
    { href: "/cikk/fizetesi-modok", label: "Fizetési módok" },
    { href: "/cikk/aruhazunk-mukodese", label: "Áruházunk működése" },
    { href: "/uzletek", label: "Üzletek és nyitvatartás" },
    { href: "/cikk/impresszum", label: "Impresszum, telefonszám" },
  ],
} as const;
