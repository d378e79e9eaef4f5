import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { transform } from "lightningcss";

export interface CssModule {
  readonly css: string;
  /** What the page calls each class, by the name that the source gives it. */
  readonly classes: Readonly<Record<string, string>>;
}

/** A CSS Module with the names that the built package ships: the same from whichever file it is reached. */
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
