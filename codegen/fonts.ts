import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/**
 * Subsets the shop's fonts to the Hungarian letters. With `--check` it writes nothing and fails when
 * the files are out of date.
 */
const root = fileURLToPath(new URL("../", import.meta.url));
const folder = `${root}packages/ui/generated/fonts/`;

const signs = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

/** The packages keep two letters of Hungarian, short and capital, in another file than all the rest. */
const parts = {
  latin: { text: `${signs(0x20, 0x7e)}${signs(0xa0, 0xff)}‑–—‘’“”„…•−→←↑↓✓€`, range: "U+0-14F, U+152-16F, U+172-FFFF" },
  "latin-ext": { text: "őűŐŰ", range: "U+150-151, U+170-171" },
} as const;

/** Widths and heights of what devices have, as the packages of @capsizecss/metrics give them. */
const arial = {
  familyName: "Arial",
  fullName: "Arial",
  postscriptName: "ArialMT",
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xWidthAvg: 913,
};
const roboto = {
  familyName: "Roboto",
  fullName: "Roboto Regular",
  postscriptName: "Roboto-Regular",
  ascent: 1900,
  descent: -500,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 911,
};
const georgia = {
  familyName: "Georgia",
  fullName: "Georgia",
  postscriptName: "Georgia",
  ascent: 1878,
  descent: -449,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 913,
};

const fonts = [
  { name: "figtree", family: "Figtree", weights: { min: 400, max: 800 }, fallbacks: [arial, roboto] },
  // Headings have one weight: the axis is a third of the file.
  { name: "fraunces", family: "Fraunces", weights: { min: 600, max: 600 }, fallbacks: [georgia] },
];
type Font = (typeof fonts)[number];

const cut = ({ name, weights }: Font, part: keyof typeof parts): Promise<Buffer> => {
  const source = `${root}node_modules/@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`;
  const wght = weights.min === weights.max ? weights.min : weights;
  return subsetFont(readFileSync(source), parts[part].text, { targetFormat: "woff2", variationAxes: { wght } });
};

const faceOf = ({ name, family, weights }: Font, part: keyof typeof parts) => `@font-face {
  font-family: "${family}";
  font-display: swap;
  font-weight: ${weights.min === weights.max ? weights.min : `${weights.min} ${weights.max}`};
  src: url("./${name}-${part}.woff2") format("woff2");
  unicode-range: ${parts[part].range};
}
`;

/** The fallback until the font is loaded: a font of the device, stretched to the same widths and heights. */
const fallbackOf = async ({ family, fallbacks }: Font, latin: Buffer) => {
  const metrics = { ...(await fromBuffer(latin)), familyName: family };
  return createFontStack([metrics, ...fallbacks]).fontFaces;
};

const files = new Map<string, string | Buffer>();
const css = [];
for (const font of fonts) {
  for (const part of ["latin", "latin-ext"] as const) {
    const bytes = await cut(font, part);
    files.set(`${font.name}-${part}.woff2`, bytes);
    css.push(faceOf(font, part));
    if (part === "latin") css.push(`${await fallbackOf(font, bytes)}\n`);
  }
}
files.set("fonts.css", `/* Written by \`npm run codegen\`. */\n${css.join("")}`);

const isCurrent = ([name, content]: readonly [string, string | Buffer]) =>
  existsSync(folder + name) && Buffer.from(content).equals(readFileSync(folder + name));
const stale = [...files].filter((file) => !isCurrent(file));
if (process.argv.includes("--check")) {
  for (const [name] of stale)
    console.error(`packages/ui/generated/fonts/${name} is not up to date. Run npm run codegen.`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of stale) writeFileSync(folder + name, content);
  const kilobytes = [...files].map(([name, content]) => `${name} ${(content.length / 1000).toFixed(1)} kB`);
  console.log(kilobytes.join("\n"));
}
