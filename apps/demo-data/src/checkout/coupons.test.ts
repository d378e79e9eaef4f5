import { readPlaces } from "@kamra/backend/testing";
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { postPoints } from "../delivery/postPoints.ts";
import { demoVersion } from "../demoVersion.ts";
import { planTree } from "../tree/planTree.ts";
import { coupons } from "./coupons.ts";

const today = "2026-11-21";
const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);

it("are those of the demo's version, as are the post points: raise demoVersion and put the new digest here when they change", async () => {
  expect({ [demoVersion]: digest([coupons({ today }), postPoints(await readPlaces())]) }).toEqual({
    "22": "f8c658676fa5010a",
  });
});

describe("the coupons", () => {
  const all = coupons({ today });

  it("are of every kind: a percentage, an amount, for a category, from a minimum on, for some days", () => {
    for (const field of ["percent", "amount", "category_id", "valid_to"] as const)
      expect(
        all.some((coupon) => coupon[field] !== null),
        field,
      ).toBe(true);
    expect(all.some(({ minimum }) => minimum > 0)).toBe(true);
    expect(all.some(({ valid_to }) => valid_to !== null && valid_to < today)).toBe(true);
    expect(
      all.some(
        ({ valid_from, valid_to }) =>
          valid_from !== null && valid_to !== null && valid_from < today && today < valid_to,
      ),
    ).toBe(true);
  });

  it("are for existing categories", () => {
    const categories = new Set(planTree().map(({ id }) => id));
    const named = all.flatMap(({ category_id }) => category_id ?? []);
    expect(named.filter((id) => !categories.has(id))).toEqual([]);
    expect(planTree().find(({ id }) => id === named[0])?.name).toBe("Zöldség, gyümölcs");
  });
});
