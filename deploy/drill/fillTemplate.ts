import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/setup/step.ts";

/** The values of deploy/settings.env. */
export type Settings = Readonly<Record<string, string>>;

/** Replaces `${NAME}` by its setting, as `envsubst` does. Errors: an Error that names a missing setting. */
export const filled = (template: string, settings: Settings): string =>
  template.replaceAll(/\$\{(\w+)\}/g, (_all, name: string) => {
    const value = settings[name];
    if (value === undefined) throw new Error(`The template needs the setting ${name}`);
    return value;
  });

/** Fills a file of `deploy/` and writes it into a folder, under its own name. Returns its path. */
export function fillTemplate(name: string, { folder, settings }: { folder: string; settings: Settings }): string {
  const path = join(folder, name.replaceAll("/", "-"));
  writeFileSync(path, filled(readFileSync(join(root, "deploy", name), "utf8"), settings));
  return path;
}
