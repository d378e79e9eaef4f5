import { errorText, ValidationError } from "@kamra/core";

import { expect, it } from "vitest";
import { sentFailure } from "./sentFailure.ts";

const shop = { errorText };
const refused = (fields: Readonly<Record<string, string>>) => new ValidationError({ message: "no", fields });
const taken = { email: "Ez a cím már foglalt." };

it("[FORM-3] a refusal of a field that nothing shows is the message", () => {
  expect(sentFailure(shop, refused(taken), { shown: [] })).toEqual({ fields: taken, message: taken.email });
  expect(sentFailure(shop, refused(taken), { shown: ["name"] }).message).toBe(taken.email);
});

it("[FORM-3] a refusal that its field shows is no message", () => {
  expect(sentFailure(shop, refused(taken), { shown: ["email"] })).toEqual({ fields: taken, message: null });
});

it("[FORM-3] a refusal that names no field asks to try again", () => {
  expect(sentFailure(shop, refused({}), { shown: ["email"] }).message).toBe("Hiba történt, kérünk, próbáld újra!");
});

it("[NET-6] an error that is not the shop's is unknown", () => {
  expect(sentFailure(shop, new Error("bug"), { shown: [] })).toEqual({
    fields: {},
    message: "Ismeretlen hiba történt!",
  });
});
