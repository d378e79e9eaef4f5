export const checkoutTexts = {
  steps: {
    cart: "Kosár",
    contact: "Kapcsolattartó",
    shipping: "Szállítás",
    billing: "Számlázás és fizetés",
    orderDetails: "Rendelési adatok",
    summary: "Összesítés",
  },
  next: (step: string) => `Tovább ${step}`,
  back: (step: string) => `Vissza ${step}`,
  /** Says that the order obliges to pay, as the law wants. */
  placeOrder: "Fizetési kötelezettséggel járó megrendelés",
  orderPlaced: "Sikeres rendelésleadás!",
  orderFailed: (details: string) => `Hiba történt a megrendelés leadása közben: ${details}`,
};

export type CheckoutTexts = typeof checkoutTexts;
