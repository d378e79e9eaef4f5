import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup/step.ts";

/** Sentences of our Hungarian texts: strings of at least twelve characters with a Hungarian letter, without holes. */
const sentences = globSync("packages/{core,ui}/dist/**/text.hu.js", { cwd: root }).flatMap((file) =>
  Array.from(
    readFileSync(join(root, file), "utf8").matchAll(/"([^"\\$]{12,})"/g),
    ([, sentence = ""]) => sentence,
  ).filter((sentence) => /[áéíóöőúüű]/i.test(sentence)),
);

/** The sentences of our Hungarian texts that the files of a build have. Errors: when the folder has no files. */
export function hungarianLeft(built: string): ReadonlyArray<string> {
  const files = globSync("**/*.js", { cwd: built, exclude: ["**/node_modules/**", "cache/**", "dev/**"] });
  if (files.length === 0) throw new Error(`${built} has no built files`);
  const code = files.map((file) => readFileSync(join(built, file), "utf8")).join("\n");
  return sentences.filter((sentence) => code.includes(sentence));
}
