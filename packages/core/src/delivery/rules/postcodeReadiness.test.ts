import { expect, it } from "vitest";
import { checkoutPostcode } from "./checkoutPostcode.ts";
import { digitsOf } from "../../form/digitsOf.ts";
import { isPostcode } from "../../form/isPostcode.ts";
import { postcodeReadiness } from "./postcodeReadiness.ts";
import { deliveryTexts } from "../text.hu.ts";

it.each([
  ["", "incomplete"],
  ["118", "incomplete"],
  ["11866", "incomplete"],
  ["1186", "complete"],
  ["9999", "complete"],
  ["0186", "unknown"],
  ["118a", "unknown"],
  ["١١٨٦", "unknown"],
  ["12 4", "unknown"],
])("[ADDR-6] %j is %s", (text, readiness) => {
  expect(postcodeReadiness(text)).toBe(readiness);
});

it("[ADDR-6] the field keeps digits only", () => {
  expect(digitsOf(" H-1186 ")).toBe("1186");
  expect(digitsOf("1e3")).toBe("13");
  expect(digitsOf("١١٨٦")).toBe("");
});

it("[ADDR-6] a line break is not part of a postcode", () => {
  expect(isPostcode("1186\n")).toBe(false);
});

it("[ADDR-6] an unknown postcode is reported", () => {
  expect(deliveryTexts.unknownPostcode).toBe("Nem létező irányítószám!");
});

it("[INFO-1] an invalid postcode is not sent", () => {
  expect(checkoutPostcode({ type: "delivery", deliveryType: "postcode", zip: "0186", city: "" })).toBeNull();
  expect(checkoutPostcode({ type: "delivery", deliveryType: "postcode", zip: "6720", city: "Szeged" })).toBe("6720");
  expect(checkoutPostcode({ type: "personal" })).toBe("1186");
});
