import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderLayers, rooms } from "../config/folderLayers.ts";
import { root } from "../setup/step.ts";
import { drawLayers } from "./drawLayers.ts";
import { findUpward } from "./findUpward.ts";
import { type Arrow, readArrows } from "./readArrows.ts";
import { withPictures } from "./withPictures.ts";

const arrow = (from: string, to: string): Arrow => ({ from, to, imports: [`${from}/a.ts -> ${to}/b.ts`] });

describe.each(Object.entries(folderLayers))("%s", (source, layers) => {
  const arrows = readArrows(join(root, source));

  it("has folders that import downwards only", () => {
    expect(arrows.length).toBeGreaterThan(layers.length);
    expect(findUpward(arrows, layers)).toEqual([]);
  });

  it("names each of its folders once", () => {
    const folders = readdirSync(join(root, source), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !["testing", "stories"].includes(entry.name))
      .map(({ name }) => name);
    const named = layers.filter((layer) => layer !== "*");
    const others = named.length < layers.length ? folders.filter((folder) => !named.includes(folder)) : [];
    expect([...named, ...others].toSorted()).toEqual(folders.toSorted());
  });
});

const core = join(root, "packages/core/src");
const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const capabilities = foldersIn(core).filter((folder) => foldersIn(join(core, folder)).includes("service"));

it("there are capabilities with rooms", () => {
  expect(capabilities).toEqual(expect.arrayContaining(["cart", "checkout", "delivery", "lists", "session"]));
});

it.each(capabilities)("%s has the rooms of a capability, which import downwards only", (capability) => {
  const arrows = readArrows(join(core, capability)).map(({ imports, ...arrow }) => ({
    ...arrow,
    imports: imports.filter((each) => !/ -> text\.(?:hu|en)\.ts$/.test(each)),
  }));
  expect(foldersIn(join(core, capability)).filter((room) => !rooms.includes(room))).toEqual([]);
  expect(findUpward(arrows, rooms)).toEqual([]);
});

it.each(capabilities)(
  "%s has no source outside its rooms but its texts and its entry, which exports rules and models",
  (capability) => {
    const folder = join(core, capability);
    const files = readdirSync(folder).filter((name) => name.includes(".") && !name.includes(".test."));
    expect(files.filter((name) => !["index.ts", "text.en.ts", "text.hu.ts"].includes(name))).toEqual([]);
    const entry = files.includes("index.ts") ? readFileSync(join(folder, "index.ts"), "utf8") : "";
    const values = [...entry.matchAll(/^export \{(?!\s*type )[^}]*\} from "\.\/([^"]+)";/gm)].map(([, file]) => file);
    expect(values.filter((file) => !/^(?:model\/|rules\/|text\.hu)/.test(file ?? ""))).toEqual([]);
  },
);

it("docs/architecture.md draws the layers of the current imports (node scripts/run.js layers)", () => {
  const page = readFileSync(join(root, "docs/architecture.md"), "utf8");
  const drawn: string[] = [];
  const anew = withPictures(page, (source) => {
    drawn.push(source);
    return drawLayers(readArrows(join(root, source)), folderLayers[source] ?? []);
  });
  expect(drawn).toEqual(Object.keys(folderLayers));
  expect(page).toBe(anew);
});

it("the check reports each upward import, and a folder without a place", () => {
  expect(findUpward([arrow("cart", "product"), arrow("product", "cart")], ["product", "cart"])).toEqual([
    "product is below cart: product/a.ts -> cart/b.ts",
  ]);
  expect(findUpward([arrow("cart", ".")], ["cart"])).toEqual(["cart is below .: cart/a.ts -> ./b.ts"]);
  expect(findUpward([arrow("cart", "news")], ["cart"])).toEqual([
    "news has no place among the layers (scripts/config/folderLayers.ts)",
  ]);
});

it("folders without a name of their own have the place of the star, where none imports another", () => {
  const layers = ["paths", "*", "shell"];
  const downwards = [arrow("news", "paths"), arrow("shell", "news"), arrow(".", "news")];
  expect(findUpward(downwards, layers)).toEqual([]);
  expect(findUpward([arrow("news", "stores"), arrow("paths", "news")], layers)).toEqual([
    "paths is below news: paths/a.ts -> news/b.ts",
    "news is beside stores: news/a.ts -> stores/b.ts",
  ]);
  expect(drawLayers([...downwards, arrow("shell", "paths")], layers)).toBe(
    "```mermaid\nflowchart TD\n  shell --> paths\n```",
  );
});

it("the drawing omits an arrow that follows from others", () => {
  const arrows = [
    arrow("cart", "delivery"),
    arrow("delivery", "product"),
    arrow("cart", "product"),
    arrow(".", "cart"),
  ];
  expect(drawLayers(arrows, [])).toBe("```mermaid\nflowchart TD\n  cart --> delivery\n  delivery --> product\n```");
});

it("names the circle when folders import each other", () => {
  const arrows = [
    arrow("shop", "cart"),
    arrow("shop", "product"),
    arrow("cart", "delivery"),
    arrow("delivery", "product"),
    arrow("product", "cart"),
  ];
  expect(() => drawLayers(arrows, [])).toThrow(
    "Folders import each other in a circle: product -> cart -> delivery -> product",
  );
});
