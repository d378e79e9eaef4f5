import { expect, it } from "vitest";
import { savedCardText } from "./savedCardText.ts";
import { paymentTexts } from "./text.hu.ts";

const card = { cardTitle: "Közös kártya", cardType: "VISA", cardPan: "4242", cardExp: "12/28", isDefault: true };

it("[PAY-3] a saved card shows title, type, last digits, expiry and whether it is the default", () => {
  expect(savedCardText(card)).toBe(
    "Közös kártya\u00a0· VISA\u00a0· ••••\u00a04242\u00a0· lejár:\u00a012/28\u00a0· alapértelmezett",
  );
  expect(savedCardText({ ...card, isDefault: false })).toBe(
    "Közös kártya\u00a0· VISA\u00a0· ••••\u00a04242\u00a0· lejár:\u00a012/28",
  );
});

it("[PAY-3] never shows more than four digits, nor an empty place for a missing title", () => {
  expect(savedCardText({ ...card, cardTitle: "", cardPan: "4111111111114242", isDefault: false })).toBe(
    "VISA\u00a0· ••••\u00a04242\u00a0· lejár:\u00a012/28",
  );
});

it("[PAY-3] uses a shop's own texts", () => {
  const texts = { ...paymentTexts, defaultCard: "ez az első", cardExpires: (expiry: string) => `jó eddig: ${expiry}` };
  expect(savedCardText(card, { texts })).toBe(
    "Közös kártya\u00a0· VISA\u00a0· ••••\u00a04242\u00a0· jó eddig: 12/28\u00a0· ez az első",
  );
});
