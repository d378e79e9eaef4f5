import { catalogueTexts } from "@kamra/core/catalogue";
import { checkoutTexts } from "@kamra/core/checkout";
import { navigationTexts } from "@kamra/core/navigation";

const { pages } = catalogueTexts;
const { deletion } = navigationTexts;

export const cartPageText = {
  title: checkoutTexts.steps.cart,
  description: "A kosarad tartalma, az összegek és a kiszállítás.",
  lines: (count: number) => `${count} tétel`,
  otherCategory: "Egyéb",
  empty: "Kosár ürítése",
  emptyTitle: "Kiüríted a kosarat?",
  emptyQuestion: "Minden terméket kiveszünk a kosaradból.",
  emptyConfirm: deletion.confirm,
  emptyCancel: deletion.cancel,
  nothingTitle: "Üres még a kosarad",
  nothing: "Nézz körül az ajánlatok között, vagy keresd meg, amire szükséged van.",
  toOffers: pages.offers,
  toQuickList: "Bevásárlólistából",
  toUsual: "Szokásos kosár",
  goOn: "Tovább vásárolok",
  openPanel: "Kosár megjelenítése",
} as const;
