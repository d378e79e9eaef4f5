import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";

/** A sentence for the person at the terminal; nothing was written. */
export class Refusal extends Error {}

/** What a folder of copies knows of itself: `.kamra/copies.json`. The copied texts lie in `.kamra/base`. */
export interface Copies {
  /** The version that each component was copied from or last merged with. */
  readonly components: Readonly<Record<string, string>>;
  /** The SHA-256 of each file as it was copied or last merged with. */
  readonly files: Readonly<Record<string, string>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((each) => typeof each === "string");
const isCopies = (value: unknown): value is Copies =>
  isRecord(value) && isTexts(value["components"]) && isTexts(value["files"]);

const list = ".kamra/copies.json";
const basePath = (path: string) => `.kamra/base/${path}`;

/** Line ends do not count: Git may have changed them. */
const hashOf = (text: string): string => createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");

/** The place of a path inside of the folder. Refuses one that leads out of it, by dots or by a link. */
function placeIn(folder: string, path: string): string {
  const place = resolve(folder, path);
  const inside = relative(resolve(folder), place);
  const steps = inside.split(sep);
  if (inside === "" || steps.includes("..") || resolve(inside) === inside)
    throw new Refusal(`${path} leads out of ${folder}.`);
  for (const [index] of steps.entries()) {
    const step = join(folder, ...steps.slice(0, index + 1));
    if (lstatSync(step, { throwIfNoEntry: false })?.isSymbolicLink() === true)
      throw new Refusal(`${step} is a link: copies are written into real folders only.`);
  }
  return place;
}

export function readText(folder: string, path: string): string | undefined {
  const place = placeIn(folder, path);
  return lstatSync(place, { throwIfNoEntry: false }) === undefined ? undefined : readFileSync(place, "utf8");
}

/** Either the whole text is there or what was there before. */
export function writeText(folder: string, path: string, text: string): void {
  const place = placeIn(folder, path);
  const unfinished = placeIn(folder, `${path}.unfinished`);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(unfinished, text);
  renameSync(unfinished, place);
}

export function readCopies(folder: string): Copies {
  const text = readText(folder, list);
  if (text === undefined) return { components: {}, files: {} };
  try {
    const copies: unknown = JSON.parse(text);
    if (isCopies(copies)) return copies;
  } catch {
    // Refused below.
  }
  throw new Refusal(`${join(folder, list)} cannot be read. Take it from your version control.`);
}

/** The text that a file was copied from. Refuses one that is not the recorded one: a merge with it would lose edits. */
export function readBase(folder: string, path: string, { files }: Copies): string {
  const base = readText(folder, basePath(path));
  if (base === undefined || hashOf(base) !== files[path])
    throw new Refusal(
      `${join(folder, basePath(path))} is not what ${path} was copied from. Take it from your version control; without it your edits could be lost.`,
    );
  return base;
}

/** A file after a change: its text, or undefined to leave it as it is, and the text that the next merge starts from. */
export interface Written {
  readonly path: string;
  readonly text: string | undefined;
  readonly base: string;
}

/** Writes files first and what is known of them last: if it is interrupted, the next run finds the same changes on both sides. */
export function writeCopies(
  folder: string,
  {
    written,
    components,
    before,
  }: {
    readonly written: ReadonlyArray<Written>;
    readonly components: Copies["components"];
    readonly before: Copies;
  },
): void {
  for (const { path } of written) {
    placeIn(folder, path);
    placeIn(folder, basePath(path));
  }
  for (const { path, text } of written) if (text !== undefined) writeText(folder, path, text);
  for (const { path, base } of written) writeText(folder, basePath(path), base);
  const files = Object.fromEntries(written.map(({ path, base }) => [path, hashOf(base)]));
  const sorted = (record: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(record).sort());
  const copies: Copies = {
    components: sorted({ ...before.components, ...components }),
    files: sorted({ ...before.files, ...files }),
  };
  writeText(folder, list, `${JSON.stringify(copies, null, 2)}\n`);
}
