import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from "@microsoft/api-extractor";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { homeOf, manifestOf } from "../packages/manifestOf.ts";

/** The packages whose interface people write against. The contract's is its schema. */
export const reported = ["core", "react", "ui", "testing", "backend"];

/** The schema's types are generated from the contract; style sheets have none. */
const isReported = (file: string): boolean =>
  file.endsWith(".d.ts") && !/\/(?:schema(?:\/index)?|styles)\.d\.ts$/.test(file);

/** The entries of a built package: the name of each report and the file of its types. */
const entriesOf = (home: string): ReadonlyArray<{ readonly report: string; readonly types: string }> =>
  Object.entries(manifestOf(home).exports).flatMap(([subpath, conditions]) =>
    typeof conditions === "object" && conditions.types !== undefined && isReported(conditions.types)
      ? [
          {
            report: `${subpath === "." ? "index" : subpath.slice(2).replaceAll("/", "-")}.api.md`,
            types: join(home, conditions.types),
          },
        ]
      : [],
  );

const silent = { default: { logLevel: ExtractorLogLevel.None } };
const compilerOptions = {
  module: "nodenext",
  moduleResolution: "nodenext",
  target: "es2022",
  lib: ["es2024", "dom", "dom.iterable", "esnext.disposable"],
  strict: true,
  skipLibCheck: true,
  jsx: "react-jsx",
  types: ["node"],
};

/** Writes a report of each entry of a built package into a folder. Errors: when API Extractor cannot read the types. */
export function writeReports(workspace: string, folder: string): void {
  const home = homeOf(workspace);
  const entries = entriesOf(home);
  mkdirSync(folder, { recursive: true });
  const configOf = ({ report, types }: (typeof entries)[number]) =>
    ExtractorConfig.prepare({
      configObject: {
        projectFolder: home,
        mainEntryPointFilePath: types,
        newlineKind: "lf",
        compiler: { overrideTsconfig: { compilerOptions, files: entries.map((entry) => entry.types) } },
        apiReport: { enabled: true, reportFolder: folder, reportTempFolder: folder, reportFileName: report },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        messages: {
          compilerMessageReporting: silent,
          extractorMessageReporting: silent,
          tsdocMessageReporting: silent,
        },
      },
      configObjectFullPath: undefined,
      packageJsonFullPath: join(home, "package.json"),
    });
  const [first] = entries;
  if (first === undefined) throw new Error(`${workspace} has no types: build it first`);
  const compilerState = CompilerState.create(configOf(first), {
    additionalEntryPoints: entries.map(({ types }) => types),
  });
  for (const entry of entries)
    Extractor.invoke(configOf(entry), {
      localBuild: true,
      compilerState,
      messageCallback: (message) => {
        // What changed is shown by the difference of the files.
        message.handled = message.logLevel !== ExtractorLogLevel.Error;
      },
    });
}
