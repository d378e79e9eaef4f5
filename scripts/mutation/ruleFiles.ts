import { join } from "node:path";
import { build } from "esbuild";
import manifest from "../../packages/core/package.json" with { type: "json" };
import { root } from "../setup/step.ts";

const core = "packages/core";
/** The entries of services, of `createShop`, of models, and of readers of fields: they contain no rule. */
const withoutRules = /^\.(?:\/development|\/schema|\/fields|\/shop|\/\w+\/service)?$/;
/** Lists of exports, words of a language, and how capabilities are put together. */
const withoutDecisions = /\/(?:index|\w+\.(?:hu|en)|capability\/\w+)\.ts$/;

/**
 * The files of the pure rules: what core's subpaths load at run time, without their texts. Paths are from the root.
 * Models are excluded: rules import only their types.
 */
export async function ruleFiles(): Promise<ReadonlyArray<string>> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.entries(manifest.exports).flatMap(([subpath, conditions]) =>
      withoutRules.test(subpath) || typeof conditions === "string" ? [] : [join(core, conditions["@kamra/source"])],
    ),
    bundle: true,
    packages: "external",
    format: "esm",
    outdir: "unwritten",
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs)
    .filter((file) => !withoutDecisions.test(file))
    .sort();
}
