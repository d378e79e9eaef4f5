import { expect, it } from "vitest";
import { borgunHash } from "./borgunHash.ts";

it("signs as Borgun's protocol does in its example", () => {
  const parts = [
    "9123456",
    "https://borgun.is/success",
    "https://borgun.is/success_server",
    "TEST00000001",
    "100",
    "ISK",
  ];
  expect(borgunHash(parts, { secretKey: "1234567890abcdef" })).toBe(
    "ef2e66e64df91143e7e98ecc9f94e12988718408b860770b4181e466401f22d0",
  );
});
