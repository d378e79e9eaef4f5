import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { homeOf } from "../packages/manifestOf.ts";
import { publicComponents } from "../../packages/ui/src/stories/publicComponents.ts";
import { itemsOf, type Registry, wholeItem } from "./Registry.ts";
import { registryOf } from "./registryOf.ts";

const source = join(homeOf("ui"), "src");
const items = registryOf(source, { version: "9.9.9", dependencies: { "@tanstack/react-virtual": "1.2.3" } });
const registry: Registry = { $schema: "", name: "kamra", homepage: "", meta: { version: "9.9.9" }, items };
const itemOf = (name: string) => items.find((item) => item.name === name);
const textOf = (name: string) => itemOf(name)?.files[0]?.content ?? "";

/** They have nothing to copy but a context, of which there must be one. */
const onlyContexts = ["SettingsProvider", "TextsProvider", "UiProvider"];

it("has every component, described, and each name once", () => {
  const components = publicComponents(readFileSync(join(source, "index.ts"), "utf8"));
  const files = items.flatMap((item) => item.files.map(({ content }) => content)).join("\n");
  const missing = components.filter((name) => !new RegExp(`^export (?:const|function) ${name}\\b`, "m").test(files));
  expect(missing).toEqual(onlyContexts);
  const silent = items.filter(({ type, description }) => type === "registry:component" && description === "");
  expect(silent.map(({ name }) => name)).toEqual([]);
  expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
});

it("every file that a copy imports comes with it", () => {
  const lost = items.flatMap(({ name }) => {
    const all = new Map(
      (itemsOf(name, registry) ?? []).flatMap(({ files }) => files.map((file) => [file.path, file] as const)),
    );
    return [...all.values()].flatMap(({ path, content }) =>
      [...content.matchAll(/(?:from |import\()"(\.[^"]+)"/g)]
        .map(([, imported = ""]) => join(path, "..", imported))
        .filter((imported) => ![imported, `${imported}.ts`, `${imported}.tsx`].some((file) => all.has(file)))
        .map((imported) => `${path} lacks ${imported}`),
    );
  });
  expect(lost).toEqual([]);
});

it("copies parts that only a component has, and imports what the package offers", () => {
  expect(itemOf("QuantityControl")?.registryDependencies).toContain("@kamra/QuantityStepper");
  expect(textOf("QuantityControl")).toContain('import { Button } from "@kamra/ui";');
  expect(textOf("QuantityControl")).toContain('import { useTexts } from "@kamra/ui/shared";');
  expect(textOf("QuantityControl")).toContain('import { QuantityStepper } from "./QuantityStepper";');
});

it("a part that loads later is copied with its types", () => {
  expect(textOf("Dialog")).toContain('import type { DialogProps } from "./DialogFrame";');
  expect(textOf("Dialog")).toContain('import("./DialogFrame")');
});

it("no copy brings a second one of a context that others read, or of texts", () => {
  const doubled = items.filter(({ files }) =>
    files.some(({ content }) =>
      /export const \w+ = createContext|declare module/.test(content.replace(/\/\*\*[^]*?\*\//g, "")),
    ),
  );
  expect(
    doubled.flatMap(({ files }) => files.map(({ path }) => path)),
    "export it from shared.ts",
  ).toEqual([]);
});

it("names packages with their versions, tokens and the style sheet that brings them", () => {
  expect(itemOf("useVirtualRows")?.dependencies).toEqual(["@tanstack/react-virtual@1.2.3"]);
  expect(itemOf("ProductCard")?.meta.tokens).toContain("--k-product-card-padding");
  expect(itemOf("ProductCard")?.css).toEqual({ '@import "@kamra/ui/styles.css"': {} });
});

it("parts for the browser say so, for React's servers", () => {
  expect(textOf("Dialog")).toMatch(/^"use client";\n/);
  expect(textOf("Heading")).not.toContain("use client");
});

it("a whole item needs no other", () => {
  const whole = wholeItem("Button", registry);
  expect(whole?.registryDependencies).toEqual([]);
  expect(whole?.files.map(({ path }) => path)).toEqual([
    "button/Button.tsx",
    "styles/Pending.module.css",
    "button/Button.module.css",
    "button/BareButton.tsx",
    "styles/classNames.ts",
  ]);
});
