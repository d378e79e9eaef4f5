import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { install } from "../../scripts/packages/install.ts";
import { manifestOf } from "../../scripts/packages/manifestOf.ts";

/** The packages as installed by a team: the output of `npm pack`, in the node_modules of an empty folder. */
export interface PackedPackages {
  /** The folder that has the node_modules. */
  readonly folder: string;
  /** The core itself. */
  readonly core: string;
  /** `product`, `cart`, …: the core's subpaths, each with the file that its module is in. */
  readonly capabilities: ReadonlyMap<string, string>;
}

/** Errors: when they are not built. */
export function packedPackages(): PackedPackages {
  const folder = mkdtempSync(join(tmpdir(), "kamra-size-"));
  const [core = ""] = install(["core", "react"], folder);
  const capabilities = Object.entries(manifestOf(core).exports).flatMap(([subpath, conditions]) =>
    subpath === "." || typeof conditions === "string"
      ? []
      : [[subpath.slice(2), join(core, conditions.default)] as const],
  );
  return { folder, core, capabilities: new Map(capabilities) };
}
