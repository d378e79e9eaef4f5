import { expect, it } from "vitest";
import { brandsByLetter } from "./brandsByLetter.ts";

it("groups brands by letters of the Hungarian alphabet, in their original order", () => {
  const brand = (name: string) => ({ id: name, name, slug: name, description: null, productCount: 1 });
  const names = ["Aranyrét", "Ágyas Mester", "Cacaomonte", "Csillanó", "Gulyamező", "Gyöngykert", "Ördög", "zúzmara"];
  expect(
    brandsByLetter(names.map(brand)).map(({ letter, brands }) => [letter, ...brands.map(({ name }) => name)]),
  ).toEqual([
    ["A", "Aranyrét", "Ágyas Mester"],
    ["C", "Cacaomonte"],
    ["Cs", "Csillanó"],
    ["G", "Gulyamező"],
    ["Gy", "Gyöngykert"],
    ["Ö", "Ördög"],
    ["Z", "zúzmara"],
  ]);
});
