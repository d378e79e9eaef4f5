import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup/step.ts";
import { homeOf, manifestOf } from "./manifestOf.ts";

/** Links what a package depends on as npm would install it: the workspace's own copy, else the common one. */
function linkDependencies(home: string, { built, folder }: { readonly built: string; readonly folder: string }): void {
  const { dependencies, peerDependencies } = manifestOf(home);
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const link = join(folder, "node_modules", name);
    if (existsSync(link)) continue;
    mkdirSync(join(link, ".."), { recursive: true });
    const own = join(built, "node_modules", name);
    symlinkSync(existsSync(own) ? own : join(root, "node_modules", name), link, "junction");
  }
}

/** Links what an example asks for, beside the packages that are unpacked in the folder. Versions are not compared. */
export function linkCommon(names: ReadonlyArray<string>, folder: string): void {
  for (const name of names) {
    const link = join(folder, "node_modules", name);
    if (existsSync(link)) continue;
    mkdirSync(join(link, ".."), { recursive: true });
    symlinkSync(join(root, "node_modules", name), link, "junction");
  }
}

/** Unpacks what workspaces would publish, with their dependencies. Returns the folder of each package, in their order. */
export function install(workspaces: ReadonlyArray<string>, folder: string): ReadonlyArray<string> {
  for (const workspace of workspaces)
    if (!existsSync(join(homeOf(workspace), "dist")))
      throw new Error(`Build it first: npx turbo run build --filter=@kamra/${workspace}`);
  const asked = workspaces.flatMap((workspace) => ["--workspace", homeOf(workspace)]);
  const options = ["--silent", "--ignore-scripts", "--pack-destination", folder];
  execFileSync("npm", ["pack", ...options, ...asked], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  const homes = workspaces.map((workspace) => {
    const home = join(folder, "node_modules/@kamra", workspace);
    mkdirSync(home, { recursive: true });
    execFileSync("tar", ["-xzf", tarballOf(workspace, folder), "-C", home, "--strip-components=1"]);
    return home;
  });
  for (const [index, workspace] of workspaces.entries())
    linkDependencies(homes[index] ?? "", { built: homeOf(workspace), folder });
  return homes;
}

/** Errors: when it was not packed into the folder. */
export function tarballOf(workspace: string, folder: string): string {
  const tarball = readdirSync(folder).find((file) => file.startsWith(`kamra-${workspace}-`));
  if (tarball === undefined) throw new Error(`${workspace} was not packed`);
  return join(folder, tarball);
}
