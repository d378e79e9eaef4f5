export const profileText = {
  title: "Profilom",
  greeting: (name: string) => `Szia, ${name}!`,
  hints: {
    personalData: "Név, e-mail cím, telefonszám, jelszó",
    savedCards: "Bankkártyák a gyorsabb fizetéshez",
    shippingAddresses: "Ahova a rendeléseidet kéred",
    billingAddresses: "Akinek a számlát kiállítjuk",
    shoppingLists: "Saját és veled megosztott listák",
    orders: "Hol tart, mit rendeltél, számlák",
    orderedProducts: "Amit már vettél nálunk, egy helyen",
  },
} as const;
