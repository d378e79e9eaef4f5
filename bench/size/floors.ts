import { join } from "node:path";
import { root } from "../../scripts/setup/step.ts";

/** The parts of an app, which no entry has apart. */
const source = join(root, "packages/core/src");
const operations = ["cart", "catalogue", "delivery"];

const reading = `
import * as Effect from "effect/Effect";
import { struct, text } from "${source}/decoding/kernel.ts";
const reading = Effect.runPromise(Effect.sync(() => struct({ id: text })({}, [])));`;
const sending = `${reading}
import { graphqlTransportLive } from "${source}/transport/graphqlTransportLive.ts";`;
const decoding = `${sending}
${operations.map((folder) => `import * as ${folder} from "${source}/${folder}/graphql/generated/operations.ts";`).join("\n")}`;

/** Apps with more and more of the first shop's calls, without its services, rules, texts and hooks. */
export const floors = {
  "one effect is run, one object read": `${reading}\nexport default [reading];`,
  "… and requests are sent": `${sending}\nexport default [reading, graphqlTransportLive];`,
  "… the first shop's, and their answers read": `${decoding}\nexport default [reading, graphqlTransportLive, ${operations.map((folder) => `{ ...${folder} }`).join(", ")}];`,
};
