import { parseArgs } from "node:util";
import type { Environment } from "@kamra/backend";

/** The words of `npx @kamra/backend`, each with the setting that it stands for (docs/running.md) and what it means. */
const words = {
  port: ["PORT", "the port, 4000 by default"],
  data: ["KAMRA_DATA", "the folder of the database, kamra-data by default"],
  catalogue: ["KAMRA_CATALOGUE", "what fills a new database: demo, the default, or empty"],
  products: ["KAMRA_PRODUCTS", "how many products a new demo has"],
  extension: ["KAMRA_EXTENSION", "a module with your own fields: it exports `schema` and `resolvers`"],
  cors: ["CORS_ORIGINS", "pages that may call it: http://localhost:5173, several with commas"],
} as const;

const isWord = (word: string): word is keyof typeof words => Object.hasOwn(words, word);

export const usage = [
  "npx @kamra/backend: Kamra's reference backend, for trying a frontend on",
  "",
  ...Object.entries(words).map(([word, [, meaning]]) => `  --${word.padEnd(10)} ${meaning}`),
  "",
  "Every other setting is an environment variable.",
].join("\n");

/**
 * The settings of a command line, which go before those of the environment; null when it asks for help.
 *
 * Errors: TypeError for an unknown word, and for one without its value.
 *
 * @example settingsOf(["--port", "4100"], {}) // => { KAMRA_DATA: "kamra-data", PORT: "4100" }
 * @example settingsOf(["--help"], {}) // => null
 */
export function settingsOf(args: ReadonlyArray<string>, environment: Environment): Environment | null {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: "boolean" },
      port: text,
      data: text,
      catalogue: text,
      products: text,
      extension: text,
      cors: text,
    },
  });
  if (values.help === true) return null;
  const said = Object.entries(values).flatMap(([word, value]) =>
    isWord(word) ? [[words[word][0], String(value)] as const] : [],
  );
  return { KAMRA_DATA: "kamra-data", ...environment, ...Object.fromEntries(said) };
}
