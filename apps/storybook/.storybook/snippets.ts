import { completeSnippet } from "../../../packages/ui/src/stories/completeSnippet.ts";
import { placeOf } from "./siblings.ts";

const texts = import.meta.glob<string>(
  ["../../../packages/ui/src/**/*.stories.tsx", "../../../packages/ui/src/stories/*.{ts,tsx}", "!**/*.test.ts"],
  { query: "?raw", import: "default", eager: true },
);
const sources = Object.fromEntries(
  Object.entries(texts).map(([path, text]) => [path.replace(/^(?:\.\.\/)+/, ""), text]),
);

const completed = new Set<string>();

/** What "Show code" shows of a story of the file: with all that it needs. Storybook gives it what it has got from here, too. */
export function snippetOf(code: string, file: string): string {
  if (completed.has(code)) return code;
  const complete = completeSnippet(code, `packages/ui/src/${placeOf(file)}.stories.tsx`, sources);
  completed.add(complete);
  return complete;
}
