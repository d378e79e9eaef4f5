import { readFileSync, realpathSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { root } from "../../../../scripts/setup/step.ts";

/** A place in a file, from the root. */
export interface Place {
  readonly file: string;
  readonly position: number;
  /** Its line. */
  readonly line: string;
}

/** An editor's view of a source file and its imports: the declaration of a name, and its docstring. */
export function openEditor(file: string) {
  const start = join(root, file);
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, "packages/react/tsconfig.json"),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  );
  const editor = ts.createLanguageService({
    getCompilationSettings: () => config?.options ?? {},
    getScriptFileNames: () => [start],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => ts.ScriptSnapshot.fromString(ts.sys.readFile(name) ?? ""),
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    // A package of the workspace is a link in node_modules.
    realpath: (name) => realpathSync(name),
    fileExists: (name) => ts.sys.fileExists(name),
    readFile: (name) => ts.sys.readFile(name),
    directoryExists: (name) => ts.sys.directoryExists(name),
  });
  const placeOf = ({ fileName, textSpan }: ts.DocumentSpan): Place => {
    const text = readFileSync(fileName, "utf8");
    const from = text.lastIndexOf("\n", textSpan.start) + 1;
    const line = text.slice(from, text.indexOf("\n", textSpan.start)).trim();
    return { file: relative(root, fileName).replaceAll("\\", "/"), position: textSpan.start, line };
  };
  const placesOf = (found: ReadonlyArray<ts.DocumentSpan> | undefined) => (found ?? []).map(placeOf);
  return {
    definitions: ({ file: name, position }: Omit<Place, "line">) =>
      placesOf(editor.getDefinitionAtPosition(join(root, name), position)),
    implementations: ({ file: name, position }: Omit<Place, "line">) =>
      placesOf(editor.getImplementationAtPosition(join(root, name), position)),
    docstring: ({ file: name, position }: Omit<Place, "line">) =>
      ts.displayPartsToString(editor.getQuickInfoAtPosition(join(root, name), position)?.documentation),
  };
}
