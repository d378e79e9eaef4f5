import { defineConfig, parse, type TokenNormalized, type TokenNormalizedSet } from "@terrazzo/parser";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { changesByQuery, cssName, cssOfCompact, cssOfTokens, isOfComponent } from "./tokens/cssOfTokens.ts";

/**
 * Writes what is made of the design tokens in `packages/ui/tokens` (DTCG 2025.10): the custom properties, the names and
 * colours that TypeScript knows, and a file per theme for design tools. With `--check` it writes nothing and fails when
 * the files are out of date.
 */
const source = new URL("../packages/ui/tokens/kamra.resolver.json", import.meta.url);
const folder = fileURLToPath(new URL("../packages/ui/generated/tokens/", import.meta.url));
const sources = fileURLToPath(new URL("../packages/ui/src/theme/generated/", import.meta.url));

const config = defineConfig({}, { cwd: new URL("../packages/ui/tokens/", import.meta.url) });
const { resolver } = await parse([{ filename: source, src: readFileSync(source, "utf8") }], { config });

/** A context in both themes. */
const inThemes = (context: Readonly<Record<string, string>>) => ({
  light: resolver.apply({ ...context, theme: "light" }),
  dark: resolver.apply({ ...context, theme: "dark" }),
});
const themes = inThemes({});

/** The opaque colours of a theme, with the names of their custom properties. */
const coloursOf = (tokens: TokenNormalizedSet) =>
  Object.values(tokens).flatMap((token) =>
    token.$type === "color" && token.id.startsWith("color.") && token.$value.alpha === 1
      ? [{ name: cssName(token.id), hex: token.$value.hex }]
      : [],
  );

const coloursIn = (tokens: TokenNormalizedSet): string =>
  coloursOf(tokens)
    .map(({ name, hex }) => `    "${name}": "${hex}",`)
    .join("\n");

/** The tokens of components, and what each follows as long as a brand does not set it. */
const followed = Object.values(themes.light)
  .filter(({ id }) => isOfComponent(id))
  .map(({ id, aliasOf = "" }) => `  "${cssName(id)}": "${cssName(aliasOf)}",`);

interface Leaf {
  readonly path: ReadonlyArray<string>;
  readonly token: unknown;
}

/** Tokens as a tree of their groups; a token with the name of a group is its `$root`. */
function treeOf(leaves: ReadonlyArray<Leaf>): unknown {
  const groups = Map.groupBy(leaves, ({ path: [head = "$root"] }) => head);
  if (groups.size === 1 && groups.has("$root")) return leaves[0]?.token;
  const deeper = (all: ReadonlyArray<Leaf>) => all.map(({ path, token }) => ({ path: path.slice(1), token }));
  return Object.fromEntries([...groups].map(([head, all]) => [head, treeOf(deeper(all))]));
}

/** Design tools measure in pixels: a rem is 16 of them. */
const valueInPixels = (token: TokenNormalized) =>
  token.$type === "dimension" && token.$value.unit === "rem"
    ? { value: token.$value.value * 16, unit: "px" }
    : token.$value;

/** A theme as design tools import it: each token with its own value. */
function fileOf(tokens: TokenNormalizedSet): string {
  const leaves = Object.values(tokens).map((token) => ({
    path: token.id.split("."),
    token: { $type: token.$type, $value: valueInPixels(token) },
  }));
  return `${JSON.stringify(treeOf(leaves), null, 2)}\n`;
}

const names = Object.keys(themes.light)
  .map(cssName)
  .filter((name) => name !== null);
const contexts = { themes, more: inThemes({ contrast: "more" }), enlarged: inThemes({ text: "enlarged" }) };

const changesIn = (declarations: ReadonlyMap<string, string>): string =>
  [...declarations].map(([name, value]) => `    "${name}": "${value}",`).join("\n");

const files = {
  "tokens.css": cssOfTokens(contexts),
  "compact.css": cssOfCompact(themes, inThemes({ density: "compact" })),
  "tokens.ts": `// Generated from packages/ui/tokens by codegen/tokens.ts; change it there.

/** The names of the design tokens: custom properties. */
export const tokenNames = [
${names.map((name) => `  "${name}",`).join("\n")}
] as const;

/** The name of a design token. */
export type TokenName = (typeof tokenNames)[number];

/** The tokens that are opaque colours. */
export const colourTokens = [
${coloursOf(themes.light)
  .map(({ name }) => `  "${name}",`)
  .join("\n")}
] as const;

/** A colour that a brand can set. */
export type ColourToken = (typeof colourTokens)[number];

/** The tokens of single components, each with the token that it follows as long as a brand does not set it. */
export const componentTokens = {
${followed.join("\n")}
} as const satisfies Readonly<Partial<Record<TokenName, TokenName>>>;

/** Kamra's own, in both themes. */
export const colours: Readonly<Record<"light" | "dark", Readonly<Record<ColourToken, string>>>> = {
  light: {
${coloursIn(themes.light)}
  },
  dark: {
${coloursIn(themes.dark)}
  },
};

/** What changes for some people, by the media query that finds them: those who ask for more contrast, or for very large text. */
export const changesByQuery: Readonly<Record<string, Readonly<Partial<Record<TokenName, string>>>>> = {
${Object.entries(changesByQuery(contexts))
  .map(([query, declarations]) => `  "${query}": {\n${changesIn(declarations)}\n  },`)
  .join("\n")}
};
`,
  "light.tokens.json": fileOf(themes.light),
  "dark.tokens.json": fileOf(themes.dark),
};

for (const [name, text] of Object.entries(files)) {
  const path = (name.endsWith(".ts") ? sources : folder) + name;
  mkdirSync(dirname(path), { recursive: true });
  if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
  if (process.argv.includes("--check")) {
    console.error(`${path} is not up to date: run npm run codegen`);
    process.exitCode = 1;
  } else writeFileSync(path, text);
}
