import { describe, expect, it } from "vitest";
import { unclosedTags } from "@kamra/backend/testing";
import { allergensOf, markedWords } from "./allergens.ts";
import { attributeOptions } from "./attributes.ts";
import { ingredientsOf } from "./ingredientsOf.ts";
import { planTree } from "../tree/planTree.ts";
import { productRecords } from "./productRecords.ts";

const records = [...productRecords()];
const rows = records.map(({ row }) => row);
const tree = planTree();
const share = (part: number) => part / records.length;

describe("the texts of the reference catalogue", () => {
  it("[LAW-8] list their allergens: exactly those marked in the ingredients, all of them known", () => {
    const unknown = tree.flatMap(({ kinds }) =>
      kinds.flatMap((kind) =>
        kind.variants
          .flatMap((variant) => markedWords(ingredientsOf({ kind, variant })))
          .filter((word) => allergensOf(`*${word}*`).length === 0),
      ),
    );
    expect(unknown).toEqual([]);
    for (const { components, allergens, name } of rows)
      expect(/<strong>/.test(components ?? ""), name).toBe(allergens.length > 0);
    expect(rows.find(({ name }) => /mogyorós jégkrém/.test(name))?.allergens).toContain("nuts");
    expect(rows.find(({ name }) => /pizza tonhalas/.test(name))?.allergens).toContain("fish");
    expect(new Set(rows.flatMap(({ allergens }) => allergens)).size).toBeGreaterThanOrEqual(12);
  });

  it("call nothing vegan that is of an animal, nothing free of gluten that has some", () => {
    const optionOf = (label: string) => attributeOptions.find((option) => option.label === label)?.id ?? 0;
    const claim = (label: string) => records.filter(({ optionIds }) => optionIds.includes(optionOf(label)));
    for (const label of ["Laktózmentes", "Gluténmentes", "Vegán", "Bio", "Cukormentes"])
      expect(claim(label).length, label).toBeGreaterThan(20);
    expect(
      claim("Gluténmentes")
        .filter(({ row }) => row.allergens.includes("gluten"))
        .map(({ row }) => row.name),
    ).toEqual([]);
    const animals = ["milk", "eggs", "fish", "crustaceans", "molluscs"];
    const ofAnimals = claim("Vegán").filter(
      ({ row }) =>
        row.allergens.some((code) => animals.includes(code)) || /\b(méz|zselatin)/.test(row.components ?? ""),
    );
    expect(ofAnimals.map(({ row }) => row.name)).toEqual([]);
  });

  it("have a nutrition table when they are food, of the energy that it adds up to", () => {
    const withTable = rows.filter(({ nutrition_data }) => nutrition_data.length > 0);
    expect(share(withTable.length)).toBeGreaterThan(0.5);
    for (const { nutrition_data, name } of withTable) {
      const grams = (row: string) =>
        Number(
          nutrition_data
            .find((entry) => entry.name === row)
            ?.value.replace(" g", "")
            .replace(",", "."),
        );
      const energy = Number(/^(\d+) kJ/.exec(nutrition_data[0]?.value ?? "")?.[1]);
      expect(
        Math.abs(energy - (37 * grams("Zsír") + 17 * grams("Szénhidrát") + 17 * grams("Fehérje"))),
        name,
      ).toBeLessThan(1);
      expect(grams("amelyből telített zsírsavak"), name).toBeLessThanOrEqual(grams("Zsír"));
      expect(grams("amelyből cukrok"), name).toBeLessThanOrEqual(grams("Szénhidrát"));
    }
    expect(rows.find(({ name }) => /^Tejkút friss tej 2,8%/.test(name))?.nutrition_data[1]).toEqual({
      name: "Zsír",
      value: "2,8 g",
    });
  });

  it("are described in HTML that is well-formed", () => {
    for (const { description, components, name } of rows) {
      expect(description, name).toMatch(/^<p>.+<\/ul>$/);
      expect(unclosedTags(`${description ?? ""}${components ?? ""}`), name).toEqual([]);
    }
  });
});
