import type { CartChoices, CartTotals } from "@kamra/core/cart";

/** The texts of the summary alone: the steps before it do not load them. */
export const summaryText = {
  substitutions: {
    title: "Kéréseid",
    empties: "Üres, visszaváltható palackot vagy dobozt adok a futárnak",
    comment: "Megjegyzés a megrendeléshez",
    loyaltyCard: "Lyoness-kártya száma",
    donation: "Adomány rászorulóknak",
    noDonation: "Most nem adok",
    cause: "Élelmiszer rászorulóknak",
    list: "Mentés bevásárlólistaként",
    listHelp: "Írj be egy nevet, és a rendelés után ezen a néven megtalálod a listáid között.",
  },
  differences: {
    added: (name: string) => `${name}: bekerült a kosárba.`,
    removed: (name: string) => `${name}: kikerült a kosárból.`,
    unavailable: (name: string) => `${name}: most nem rendelhető.`,
    available: (name: string) => `${name}: újra rendelhető.`,
    quantity: (name: string, before: string, after: string) => `${name}: ${before} helyett ${after}.`,
    price: (name: string, before: string, after: string) => `${name}: az ára ${before} helyett ${after}.`,
    amount: (part: string, before: string, after: string) => `${part}: ${before} helyett ${after}.`,
    coupon: (code: string, reason: string) => `${code} kupon: kikerült a kosárból. ${reason}`,
    choice: (choice: string) => `Megváltozott: ${choice}.`,
    parts: {
      goods: "Termékek",
      deposit: "Visszaváltási díj",
      discount: "Kedvezmény",
      delivery: "Kiszállítás",
      cashOnDelivery: "Utánvét kezelése",
      boxing: "Csomagolás",
      total: "Fizetendő",
    } satisfies Record<keyof CartTotals, string>,
    choices: {
      couponCode: "a kupon",
      linkedOrder: "a kapcsolt megrendelés",
      shippingMethod: "a szállítási mód",
      shippingAddress: "a szállítási cím",
      timeSlot: "az idősáv",
      postPoint: "a postapont",
      contactPerson: "a kapcsolattartó",
      billingAddress: "a számlázási cím",
      paymentMethod: "a fizetési mód",
      savedCardId: "a mentett kártya",
      ageConfirmed: "az életkor megerősítése",
    } satisfies Record<keyof CartChoices, string>,
  },
} as const;
