import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { ownGlyphs } from "./ownGlyphs.ts";

/** The emoji set's pictures and our own: SVG elements on a field of 32 × 32, by name. */
export type Glyphs = ReadonlyMap<string, string>;

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

const isIconSet = (value: unknown): value is IconSet => typeof value === "object" && value !== null && "icons" in value;

async function readGlyphs(): Promise<Glyphs> {
  const file = fileURLToPath(import.meta.resolve("@iconify-json/fluent-emoji-flat/icons.json"));
  const set: unknown = JSON.parse(await readFile(file, "utf8"));
  if (!isIconSet(set)) throw new TypeError(`Not an icon set: ${file}`);
  const bodies = new Map(Object.entries(set.icons).map(([name, { body }]) => [name, body]));
  for (const [name, { parent }] of Object.entries(set.aliases ?? {})) {
    const body = bodies.get(parent);
    if (body !== undefined) bodies.set(name, body);
  }
  for (const [name, body] of Object.entries(ownGlyphs)) bodies.set(name, body);
  return bodies;
}

let loading: Promise<Glyphs> | undefined;

/** Reads the set (nine megabytes) when it is first needed, and never again. */
export function loadGlyphs(): Promise<Glyphs> {
  loading ??= readGlyphs();
  return loading;
}
