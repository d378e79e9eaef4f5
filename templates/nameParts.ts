import { PlanError } from "./Plan.ts";

const shapes = {
  camelCase: /^[a-z][a-zA-Z0-9]*$/,
  PascalCase: /^[A-Z][a-zA-Z0-9]*$/,
} as const;

/** A name in the required format, or a PlanError that names the format. */
export function checkedName(name: string | undefined, shape: keyof typeof shapes, what: string): string {
  if (name !== undefined && shapes[shape].test(name)) return name;
  throw new PlanError(`The name of ${what} is in ${shape}, of letters and digits; got "${name ?? ""}".`);
}

/** The folder and the name of `product/bundlePrice`. */
export function folderAndName(
  path: string | undefined,
  shape: keyof typeof shapes,
  what: string,
): { readonly folder: string; readonly name: string } {
  const [folder, name, ...more] = (path ?? "").split("/");
  if (more.length > 0 || name === undefined)
    throw new PlanError(`The name of ${what} has its folder before it, as in folder/name; got "${path ?? ""}".`);
  return { folder: checkedName(folder, "camelCase", "a folder"), name: checkedName(name, shape, what) };
}

export const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
