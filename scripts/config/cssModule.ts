import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { transform } from "lightningcss";

export interface CssModule {
  readonly css: string;
  /** The page's name of each class, by its name in the source. */
  readonly classes: Readonly<Record<string, string>>;
}

/** A CSS Module with the class names of the built package: the same for every importer. */
export const cssModule = (path: string): CssModule => {
  const pattern = `kamra-${basename(path, ".module.css")}-[local]`;
  const { code, exports } = transform({
    filename: path,
    code: readFileSync(path),
    cssModules: { pattern, grid: false },
  });
  const classes = Object.entries(exports ?? {}).map(([local, { name }]) => [local, name] as const);
  return { css: code.toString(), classes: Object.fromEntries(classes.sort()) };
};
