import { expect, it } from "vitest";
import { isEmptyAddress } from "./isEmptyAddress.ts";
import { newAddress } from "./newAddress.ts";

it("[ADDR-1] neither a house number nor a note nor an id makes an address", () => {
  const address = { ...newAddress, houseNumber: "1", note: "Kérem, csengessen!" };
  expect(isEmptyAddress(address)).toBe(true);
  expect(isEmptyAddress({ ...newAddress, telephone: "36301234567" })).toBe(false);
});

it("[ADDR-7] a new address has an id of its own and no other field", () => {
  expect(newAddress.id).toBe("__NEW_ADDRESS__");
  expect(isEmptyAddress(newAddress)).toBe(true);
  expect(Object.values(newAddress).filter(Boolean)).toEqual(["__NEW_ADDRESS__"]);
});
