import { expect, it } from "vitest";
import { mergeTypes } from "./mergeTypes.ts";

const merged = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(mergeTypes(new Map(Object.entries(files)), { entries: new Set(["cart/index.d.ts"]) }));

it("the types of a folder become one file, to which entries and other folders lead", () => {
  const files = merged({
    "cart/index.d.ts": 'export type { Cart } from "./Cart.js";\n',
    "cart/Cart.d.ts":
      'import type { Line } from "./Line.js";\nexport interface Cart {\n    readonly lines: Line[];\n}\n',
    "cart/Line.d.ts": 'import type { Huf } from "../product/Huf.js";\nexport type Line = Huf;\n',
    "product/Huf.d.ts": 'export type Huf = number;\nexport type Holder = import("../cart/Cart.js").Cart;\n',
  });
  expect(Object.keys(files).toSorted()).toEqual(["cart/index.d.ts", "cart/types.d.ts", "product/Huf.d.ts"]);
  expect(files["cart/index.d.ts"]).toBe('export type { Cart } from "./types.js";\n');
  expect(files["product/Huf.d.ts"]).toContain('import("../cart/types.js").Cart');
  expect(files["cart/types.d.ts"]).toBe(
    'import type { Huf } from "../product/Huf.js";\nexport interface Cart {\n    readonly lines: Line[];\n}\nexport type Line = Huf;\nexport {};\n',
  );
});

it("a file stays apart whose names mean something else in the others", () => {
  const other = "export interface Image {\n    readonly id: string;\n}\n";
  const ofPlatform = "export declare const load: () => Image;\n";
  const sameName = "export type Image = string;\n";
  for (const text of [ofPlatform, sameName]) {
    const files = merged({ "a/Image.d.ts": other, "a/other.d.ts": text });
    expect(files).toEqual({ "a/Image.d.ts": other, "a/other.d.ts": text });
    const reversed = merged({ "a/Image.d.ts": text, "a/other.d.ts": other });
    expect(reversed).toEqual({ "a/Image.d.ts": text, "a/other.d.ts": other });
  }
});

it("a file that adds to others' types stays, and adds to where they are now", () => {
  const files = merged({
    "a/Added.d.ts": "export interface Added {\n}\n",
    "a/Other.d.ts": "export interface Other {\n}\n",
    "a/grow.d.ts":
      'declare module "./Added.js" {\n    interface Added {\n        readonly own: string;\n    }\n}\nexport {};\n',
    "a/user.d.ts": 'import type {} from "./grow.js";\nexport type User = string;\n',
  });
  expect(files["a/grow.d.ts"]).toContain('declare module "./types.js"');
  expect(files["a/types.d.ts"]).toContain('import type {} from "./grow.js";');
});

it("a file stays apart that another one exports as a whole", () => {
  const files = {
    "cart/index.d.ts": 'export * as kinds from "./kinds.js";\n',
    "cart/kinds.d.ts": "export declare const line: string;\n",
    "cart/Line.d.ts": "export type Line = string;\n",
  };
  expect(merged(files)).toEqual(files);
});

it("a sentence stays above what it is about", () => {
  const files = merged({ "a/A.d.ts": "export type A = 1;", "a/B.d.ts": "/** Two. */\nexport type B = 2;\n" });
  expect(files["a/types.d.ts"]).toBe("export type A = 1;\n/** Two. */\nexport type B = 2;\nexport {};\n");
});

it("an import by another name keeps that name", () => {
  const files = merged({
    "a/One.d.ts": "export type One = string;\n",
    "a/two.d.ts":
      'import { One as First } from "./One.js";\nimport * as Effect from "effect/Effect";\nexport type Two = First | Effect.Effect<1>;\n',
  });
  expect(files["a/types.d.ts"]).toContain('import type { One as First } from "./types.js";');
  expect(files["a/types.d.ts"]).toContain('import type * as Effect from "effect/Effect";');
});
