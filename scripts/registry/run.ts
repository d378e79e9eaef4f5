import { parseArgs } from "node:util";
import { add, type Answer, diff, update } from "./commands.ts";
import { Refusal } from "./Copies.ts";
import { shadcn } from "./shadcn.ts";
import { isRegistry } from "./Registry.ts";

const verbs = { add, diff, update, shadcn };
const isVerb = (word: string | undefined): word is keyof typeof verbs =>
  word !== undefined && Object.hasOwn(verbs, word);

const help = `npx @kamra/ui add NAME…       copies components into src/kamra, to be your own
npx @kamra/ui diff [NAME…]    shows your edits and the package's later ones
npx @kamra/ui update [NAME…]  merges the package's changes into yours
npx @kamra/ui shadcn [NAME…]  writes items for: npx shadcn add ./kamra-items/NAME.json
    --to FOLDER               another folder than src/kamra, or kamra-items`;

/** Runs a command of copies; `registry` reads that of the package. */
export function run(words: ReadonlyArray<string>, registry: () => string): Answer {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { to: { type: "string" } },
    });
    const [verb, ...names] = positionals;
    if (!isVerb(verb)) return { said: [help], isOpen: verb !== undefined && verb !== "help" };
    const read: unknown = JSON.parse(registry());
    if (!isRegistry(read)) throw new Refusal("This @kamra/ui has no registry: install it again.");
    const folder = values.to ?? (verb === "shadcn" ? "kamra-items" : "src/kamra");
    return verbs[verb]({ names: [...new Set(names)], folder, registry: read });
  } catch (error) {
    if (error instanceof Refusal) return { said: [error.message], isOpen: true };
    if (error instanceof TypeError && "code" in error) return { said: [error.message, help], isOpen: true };
    throw error;
  }
}
