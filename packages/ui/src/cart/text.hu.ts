export const cartTexts = {
  remove: "Kivétel a kosárból",
  removeNamed: (name: string) => `Kivétel a kosárból: ${name}`,
  lineTotal: "Összesen",
  eachUnit: (price: string, unit: string) => `${price} / ${unit}`,
  deposit: (amount: string) => `ebből visszaváltási díj: ${amount}`,

  summary: "Összesítés",
  goods: "Termékek",
  depositTotal: "Visszaváltási díj",
  discount: "Kedvezmény",
  delivery: "Kiszállítás",
  cashOnDelivery: "Utánvét kezelése",
  boxing: "Csomagolás",
  total: "Fizetendő",
  estimate: "Előzetes összeg, a pontosat mindjárt mutatjuk.",
  weight: "A kosár tömege",
  weightOf: (weight: string, maximum: string) => `${weight} / legfeljebb ${maximum}`,

  tooHeavy: "Túl nehéz a kosarad",
  tooHeavyText: (maximum: string) =>
    `A kosár meghaladja az egy rendelésben kiszállítható ${maximum} tömeget. Kérünk, vegyél ki belőle néhány terméket.`,
  toCart: "A kosárhoz",
  deliveryInfo: "Szállítási információk",
};
