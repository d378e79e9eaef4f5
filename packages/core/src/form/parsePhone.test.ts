import { expect, it } from "vitest";
import { parsePhone } from "./parsePhone.ts";

it.each([
  ["+36 20 123 4567", "36201234567"],
  [" +36 20 123 4567 ", "36201234567"],
  ["06 20 123 4567", "36201234567"],
  ["36201234567", "36201234567"],
  ["20 123 4567", "36201234567"],
  [" 06 1 234 5678 ", "3612345678"],
])("[FORM-2] a telephone number is found in %j", (text, phone) => {
  expect(parsePhone(text)).toBe(phone);
});

it.each(["x", "", " ", "12", "0620123456789", "06 20 123 456x", "+49 30 1234567", "+36 +20 123 4567"])(
  "[FORM-2] no telephone number is found in %j",
  (text) => {
    expect(parsePhone(text)).toBeNull();
  },
);
