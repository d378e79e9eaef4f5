import { globSync } from "node:fs";

const source = /^\.\/((?:src|generated)\/(.+)\.tsx?)$/;

const sourceOf = (conditions: unknown): string =>
  typeof conditions === "object" && conditions !== null && "@kamra/source" in conditions
    ? String(conditions["@kamra/source"])
    : "";

/**
 * The modules that a package offers, by the name of their built file: what its exports name, and each file of texts, so that an
 * app can put its own in the place of ours.
 */
export function sourcesOf({
  exports,
}: {
  readonly exports: Readonly<Record<string, unknown>>;
}): Record<string, string> {
  const texts = globSync("src/**/text.{hu,en}.ts").map((file) => `./${file}`);
  return Object.fromEntries(
    [...Object.values(exports).map(sourceOf), ...texts].flatMap((path) => {
      const [, file, name] = source.exec(path) ?? [];
      return file === undefined || name === undefined ? [] : [[name, file]];
    }),
  );
}
