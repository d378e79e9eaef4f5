import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Source } from "graphql";
import { afterAll, describe, expect, it } from "vitest";
import { root } from "../../scripts/setup/step.ts";
import { ownFieldsOf } from "./ownFieldsOf.ts";

const contract = readFileSync(join(root, "packages/contract/generated/schema.graphql"), "utf8");
const guide = readFileSync(join(root, "docs/own-fields.md"), "utf8");
const blocksOf = (language: string) =>
  Array.from(guide.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, "gs")), ([, code = ""]) => code);

const generate = (sdl: string) => ownFieldsOf(new Source(sdl, "src/own.graphql"), { contract });

const folder = join(root, "node_modules/.cache/own-fields");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * What the compiler says of a project with these files, by file. A team's compiler has the SDK's declarations where ours has the sources, which
 * cannot know the fields: what it says of them does not count.
 */
function faultsOf(project: string, files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const place = join(folder, project);
  mkdirSync(place, { recursive: true });
  for (const [name, code] of Object.entries(files)) writeFileSync(join(place, name), code);
  writeFileSync(
    join(place, "tsconfig.json"),
    JSON.stringify({
      extends: "../../../../tsconfig.base.json",
      compilerOptions: { noUnusedLocals: false, moduleDetection: "force", types: ["node", "vite/client"] },
      files: Object.keys(files),
    }),
  );
  const { stdout } = spawnSync("node", [join(root, "node_modules/typescript7/bin/tsc"), "--project", place], {
    encoding: "utf8",
  });
  const faults = stdout.split(/^(?=\S)/m);
  const of = (name: string) => faults.filter((fault) => fault.includes(`own-fields/${project}/${name}(`)).join("");
  return Object.fromEntries(Object.keys(files).map((name) => [name, of(name)]));
}

const [sdl = ""] = blocksOf("graphql");
const [component = ""] = blocksOf("tsx");
const [ofPort = "", models = ""] = blocksOf("ts");
const own = generate(sdl);

it("the guide's fields are in the models' types, in hooks and in components, and the compiler names what is wrong", () => {
  const faults = faultsOf("graphql", {
    "own.ts": own,
    "cards.tsx": component,
    "shop.ts": `
      import { createShop } from "@kamra/core";
      createShop({ capabilities: [], endpoint: "/graphql" });
    `,
    "line.ts": `
      import type { Cart } from "@kamra/core/cart";
      export const village = (cart: Cart) => cart.lines[0]?.product.farm.homeVillage;
    `,
    "product.ts": `
      import { productOf } from "@kamra/core";
      productOf({ id: "1", name: "Tej", regularPrice: 399 });
    `,
  });
  expect(faults["own.ts"]).toBe("");
  expect(faults["cards.tsx"]).toBe("");
  expect(faults["shop.ts"]).toContain("'ownFields' is missing");
  expect(faults["line.ts"]).toContain("possibly 'null'");
  expect(faults["product.ts"]).toContain("Expected 2 arguments");
});

it("the guide's fields of an own backend compile", () => {
  expect(faultsOf("port", { "own.ts": ofPort, "models.ts": models })).toEqual({ "own.ts": "", "models.ts": "" });
});

it("a declared field that nothing reads does not compile, nor a required one of a cart", () => {
  const faults = faultsOf("declared", {
    "missing.ts": `
      import { ownFields } from "@kamra/core/fields";
      import type {} from "@kamra/core/orders";
      declare module "@kamra/core/orders" { interface Order { readonly note: string } }
      ownFields({});
    `,
    "required.ts": `
      import { bool, ownFields, text } from "@kamra/core/fields";
      import type {} from "@kamra/core/cart";
      declare module "@kamra/core/cart" { interface Cart { readonly isGift: boolean } }
      ownFields({ Cart: { fields: { isGift: bool } }, Order: { fields: { note: text } } });
    `,
  });
  expect(faults["missing.ts"]).toMatch(/missing the following properties.*Order/);
  expect(faults["required.ts"]).toContain("Make the own fields of Cart optional");
});

it("names are in camel case, descriptions are docstrings, and lists and enums have their types", () => {
  const code = generate(`
    extend type User { "How much they buy." loyalty_level_2: [Level!]! card: ID }
    enum Level { GOLD SILVER }
  `);
  expect(code).toMatchInlineSnapshot(`
    "// Generated from own.graphql by \`npx @kamra/contract own.graphql\`. Do not edit.
    import { array, nullable, ownFields, text } from "@kamra/core/fields";
    import type {} from "@kamra/core/session";

    export type Level = "GOLD" | "SILVER" | (string & {});

    declare module "@kamra/core/session" {
      interface User {
        /** How much they buy. */
        readonly loyaltyLevel2: ReadonlyArray<Level>;
        readonly card: string | null;
      }
    }

    /** For \`createShop({ ownFields: own })\`. */
    export const own = ownFields({
      User: {
        selection: "loyaltyLevel2: loyalty_level_2 card",
        fields: { loyaltyLevel2: array(text), card: nullable(text) },
      },
    });
    "
  `);
});

describe("a file is refused", () => {
  it.each([
    ["extend type Store { size: Int }", "Store takes no own fields. These do: Product"],
    ["extend type Product { similar: [Product!]! }", "define a type of your own here"],
    ["extend type Product { price: Int! }", 'Field "Product.price" can only be defined once'],
    ["extend type Product { urlKey: String, url__key: String }", "Product has a field urlKey already"],
    ["extend type Product { size(of: Int!): Int }", "size needs its argument of"],
    ["extend type Product { farm: Farm } type Farm { farm: Farm }", "Farm is inside itself"],
    ["extend type Product { day: Day } scalar Day", "A file of own fields has `extend type`"],
    ["extend type Product { farm: Farm }", 'Unknown type "Farm"'],
    ["extend type Product {", "Syntax Error"],
  ])("%s", (code, message) => {
    expect(() => generate(code)).toThrow(message);
  });
});
