import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { tarballOf } from "./install.ts";
import { homeOf } from "./manifestOf.ts";

const filesOf = (tarball: string) =>
  execFileSync("tar", ["-tzf", tarball], { encoding: "utf8" }).split("\n").toSorted();

/** Whether `npm pack` builds a package that was never built: it has the files of the one that was. */
export function prepackFaults(name: string, { folder }: { readonly folder: string }): ReadonlyArray<string> {
  rmSync(join(homeOf(name), "dist"), { recursive: true, force: true });
  const other = mkdtempSync(join(folder, "prepack-"));
  execFileSync("npm", ["pack", "--silent", "--pack-destination", other], {
    cwd: homeOf(name),
    stdio: ["ignore", "ignore", "inherit"],
  });
  const packed = new Set(filesOf(tarballOf(name, other)));
  const missing = filesOf(tarballOf(name, folder)).filter((file) => !packed.has(file));
  return missing.length === 0 ? [] : [`npm pack of @kamra/${name} in a fresh clone lacks ${missing.join(", ")}`];
}
