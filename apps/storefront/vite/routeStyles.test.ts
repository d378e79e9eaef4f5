import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import { expect, it } from "vitest";
import { assetsOf, isManifest } from "../src/document/assetsOf.ts";
import { routeStyles } from "./routeStyles.ts";

/** A shop of three pages: all have a header, two have a card. One asks a question later, one opens a menu or a list. */
const sources: Readonly<Record<string, string>> = {
  "src/entry.client.tsx": `import "./header.css"; globalThis.pages = [() => import("./a.tsx"), () => import("./b.tsx"), () => import("./c.tsx")];`,
  "src/a.tsx": `import "./card.tsx"; import "./field.tsx"; import "./a.css"; export const a = () => import("./question.tsx");`,
  "src/b.tsx": `import "./card.tsx"; import "./field.tsx"; import "./b.css"; export const b = 1;`,
  "src/c.tsx": `export const c = [() => import("./menu.tsx"), () => import("./list.tsx")];`,
  "src/menu.tsx": `import { list } from "./list.tsx"; import "./menu.css"; export const menu = () => list;`,
  "src/list.tsx": `import { menu } from "./menu.tsx"; import "./list.css"; export const list = () => menu;`,
  "src/question.tsx": `import "./field.tsx"; import "./question.css"; export const question = 1;`,
  "src/card.tsx": `import "./card.css"; globalThis.card = 1;`,
  "src/field.tsx": `import "./field.css"; globalThis.field = 1;`,
};

/** Without what it imports, so that it and the list's chunk import each other. */
const menu = { name: "menus", test: /menu\.tsx/, includeDependenciesRecursively: false };

type Files = Rolldown.RolldownOutput["output"];

const root = fileURLToPath(new URL("../", import.meta.url));

/** Each style sheet has one class, of its own name. */
const virtual = (changed: Readonly<Record<string, string>>): Plugin => ({
  name: "virtual",
  enforce: "pre",
  resolveId: (id, importer) => {
    const file = importer === undefined ? id : id.replace("./", "src/");
    return file in sources || file.endsWith(".css") ? root + file : null;
  },
  load(id) {
    const file = id.slice(root.length);
    const name = /(\w+)\.css$/.exec(file)?.[1];
    return name === undefined ? sources[file] : (changed[file] ?? `@layer components { .${name} { color: red } }`);
  },
});

async function built(changed: Readonly<Record<string, string>> = {}) {
  const output = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [virtual(changed), routeStyles({ common: ["card"] })],
    build: {
      write: false,
      manifest: "manifest.json",
      copyPublicDir: false,
      rolldownOptions: {
        input: "src/entry.client.tsx",
        output: { codeSplitting: { groups: [{ name: "card", test: /card\.tsx/ }, menu] } },
      },
    },
  });
  if (!("output" in output)) throw new Error("It must build once");
  return output.output;
}

const textOf = (files: Files, name: string) => {
  const file = files.find(({ fileName }) => fileName === name);
  return file?.type === "asset" ? file.source.toString() : "";
};

/** The classes in each sheet of a page. */
const classesOf = (files: Files, page: string) => {
  const manifest: unknown = JSON.parse(textOf(files, "manifest.json"));
  if (!isManifest(manifest)) throw new Error("The build has no manifest");
  return assetsOf(manifest, { pages: [page] }).styles.map((address) =>
    Array.from(textOf(files, address.slice(1)).matchAll(/\.(\w+)\{/g), ([, name]) => name),
  );
};

it("gives a page the common sheet and one with all that else its chunks need", async () => {
  const files = await built();
  expect(classesOf(files, "src/a.tsx")).toEqual([
    ["header", "card"],
    ["field", "a"],
  ]);
  expect(classesOf(files, "src/b.tsx")).toEqual([
    ["header", "card"],
    ["field", "b"],
  ]);
  expect(classesOf(files, "src/c.tsx")).toEqual([["header", "card"]]);
});

it("lists the sheet of a part that loads later where it is imported", async () => {
  const files = await built();
  const question = files.find(({ fileName }) => /question-.+\.css$/.test(fileName));
  expect(textOf(files, question?.fileName ?? "")).toMatch(/\.field.+\.question/s);
  const importers = files.filter((file) => file.type === "chunk" && file.code.includes(question?.fileName ?? "?"));
  expect(importers.map((file) => file.type === "chunk" && file.name)).toEqual(["a"]);
});

it("gives parts with the same styles one sheet, also when their chunks import each other", async () => {
  const files = await built();
  const sheets = files.filter(({ fileName }) => fileName.endsWith(".css") && /\.menu\b/.test(textOf(files, fileName)));
  expect(sheets).toHaveLength(1);
  const [sheet] = sheets;
  expect(textOf(files, sheet?.fileName ?? "")).toMatch(/\.list.*\.menu|\.menu.*\.list/s);
  const importer = files.find((file) => file.type === "chunk" && file.name === "c");
  expect(importer?.type === "chunk" && importer.code.split(sheet?.fileName ?? "?")).toHaveLength(2);
});

it("names a sheet anew when its styles change, and the scripts that list it", async () => {
  const namesOf = (files: Files) => files.map(({ fileName }) => fileName);
  const before = namesOf(await built());
  const after = namesOf(await built({ "src/field.css": "@layer components { .field { color: blue } }" }));
  const kept = before.filter((name) => after.includes(name));
  const isOf = (part: string) => (name: string) => name.startsWith(`assets/${part}-`);
  expect(["a", "b", "question", "entry.client"].filter((part) => kept.some(isOf(part)))).toEqual([]);
  expect(kept.filter(isOf("common"))).toHaveLength(1);
});
