import type { TokenNormalized, TokenNormalizedSet } from "@terrazzo/parser";

interface Themes {
  readonly light: TokenNormalizedSet;
  readonly dark: TokenNormalizedSet;
}

/** Whether a brand can change it of one component: nothing declares it, and each use names what it follows otherwise. */
export const isOfComponent = (id: string): boolean => id.startsWith("component.");

/** Its custom property: `color.action` is `--k-action`. Null for what is not one: the palette, and widths for queries. */
export function cssName(id: string): string | null {
  if (/^(palette|breakpoint)\./.test(id)) return null;
  return `--k-${id.replace(/^(color|component)\./, "").replaceAll(".", "-")}`;
}

type Dimension = Readonly<{ value: number; unit: string }>;
const dimension = ({ value, unit }: Dimension): string => (value === 0 ? "0" : `${value}${unit}`);

const family = (name: string): string => (/^[a-z-]+$/i.test(name) ? name : `"${name}"`);

type Colour = Readonly<{ hex?: string; alpha?: number }>;

/** As written in CSS; alpha in the modern notation. */
function colour({ hex = "", alpha = 1 }: Colour): string {
  if (alpha === 1) return hex;
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(" ")} / ${alpha})`;
}

/** A token's value in CSS, in one theme. A colour that stands for another of the theme follows that one, in brands too. */
function valueOf(token: TokenNormalized): string {
  const css = token.$extensions?.["kamra.css"];
  if (typeof css === "string") return css;
  const written = token.originalValue?.$value;
  const [, alias] = typeof written === "string" ? (/^\{(color\..+)\}$/.exec(written) ?? []) : [];
  if (alias !== undefined) return `var(${cssName(alias)})`;
  switch (token.$type) {
    case "color":
      return colour(token.$value);
    case "dimension":
      return dimension(token.$value);
    case "fontFamily":
      return token.$value.map(family).join(", ");
    case "fontWeight":
    case "number":
      return String(token.$value);
    case "strokeStyle":
      // CSS has no pattern of dashes.
      return typeof written === "string" ? written : "dashed";
    case "transition": {
      const { duration, timingFunction } = token.$value;
      return `${dimension(duration)} cubic-bezier(${timingFunction.join(", ")})`;
    }
    default:
      throw new Error(`No way to write ${token.id}, a ${token.$type}, in CSS.`);
  }
}

/** A value of both themes: once when they agree, else by `light-dark()`. */
const both = (light: string, dark: string): string => (light === dark ? light : `light-dark(${light}, ${dark})`);

/** Shadows: `light-dark()` takes colours alone, so both themes share the lengths. */
function shadowOf(light: TokenNormalized, dark: TokenNormalized): string | null {
  if (light.$type !== "shadow" || dark.$type !== "shadow") return null;
  return light.$value
    .map(({ offsetX, offsetY, blur, color }, index) => {
      const darkColour = dark.$value[index]?.color ?? color;
      return `${[offsetX, offsetY, blur].map(dimension).join(" ")} ${both(colour(color), colour(darkColour))}`;
    })
    .join(",\n    ");
}

type Declarations = ReadonlyMap<string, string>;

function declarationsOf({ light, dark }: Themes): Declarations {
  const found = new Map<string, string>();
  for (const [id, token] of Object.entries(light)) {
    const name = cssName(id);
    const inDark = dark[id];
    if (name === null || inDark === undefined || isOfComponent(id)) continue;
    found.set(name, shadowOf(token, inDark) ?? both(valueOf(token), valueOf(inDark)));
  }
  return found;
}

/** What another context changes. */
const changed = (usual: Declarations, other: Declarations): Declarations =>
  new Map([...other].filter(([name, value]) => usual.get(name) !== value));

const block = (declarations: Declarations, indent: string): string =>
  [...declarations].map(([name, value]) => `${indent}${name}: ${value};`).join("\n");

const inMedia = (query: string, declarations: Declarations, selector = ":root"): string =>
  `@media (${query}) {\n  ${selector} {\n${block(declarations, "    ")}\n  }\n}\n`;

export interface Contexts {
  readonly themes: Themes;
  /** For people who ask for more contrast. */
  readonly more: Themes;
  /** Where the text is much enlarged. */
  readonly enlarged: Themes;
}

/** What changes for some people, by the media query that finds them. */
export function changesByQuery({ themes, more, enlarged }: Contexts): Readonly<Record<string, Declarations>> {
  const usual = declarationsOf(themes);
  return {
    "prefers-contrast: more": changed(usual, declarationsOf(more)),
    "max-width: 18rem": changed(usual, declarationsOf(enlarged)),
  };
}

/** What changes in a compact part of a page, for people who work with a mouse, unless their text is enlarged. */
export const cssOfCompact = (themes: Themes, compact: Themes): string =>
  `/* Generated from packages/ui/tokens by codegen/tokens.ts; change it there. */
${inMedia("min-width: 18.01rem", changed(declarationsOf(themes), declarationsOf(compact)), '[data-density="compact"]')}`;

/** The custom properties of all contexts that every page has. */
export function cssOfTokens(contexts: Contexts): string {
  const [moreContrast = "", enlarged = ""] = Object.entries(changesByQuery(contexts)).map(([query, declarations]) =>
    inMedia(query, declarations),
  );
  return `/*
 * Generated from packages/ui/tokens by codegen/tokens.ts; change it there. A colour is written once for both themes:
 * light-dark() follows the system, and data-theme on any element turns that part of the page to the theme it names.
 */
:root {
  color-scheme: light dark;
${block(declarationsOf(contexts.themes), "  ")}
}

/* For people who ask their system for more contrast. */
${moreContrast}
/* Where the text is so large that few words fit beside one another, what is around the text keeps its usual size. */
${enlarged}
[data-theme="light"] {
  color-scheme: light;
}

[data-theme="dark"] {
  color-scheme: dark;
}
`;
}
