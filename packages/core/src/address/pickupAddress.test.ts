import { expect, it } from "vitest";
import { addressText } from "./addressText.ts";
import { pickupAddress } from "./pickupAddress.ts";

it("[ADDR-3] the warehouse is in Közdűlő út", () => {
  expect(addressText(pickupAddress)).toBe("1186 Budapest, Közdűlő út 46-50");
  expect(pickupAddress).toMatchObject({ name: null, telephone: null, note: null });
});
