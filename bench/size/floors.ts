const dist = "./node_modules/@kamra/core/dist";
const operations = ["cart", "catalogue", "delivery"];

const reading = `
import * as Effect from "effect/Effect";
import { struct, text } from "${dist}/decoding/kernel.js";
const reading = Effect.runPromise(Effect.sync(() => struct({ id: text })({}, [])));`;
const sending = `${reading}
import { graphqlTransportLive } from "${dist}/transport/graphqlTransportLive.js";`;
const decoding = `${sending}
${operations.map((folder) => `import * as ${folder} from "${dist}/${folder}/graphql/generated/operations.js";`).join("\n")}`;

/** Apps with more and more of the first shop's calls, without its services, rules, texts and hooks. */
export const floors = {
  "one effect is run, one object read": `${reading}\nexport default [reading];`,
  "… and requests are sent": `${sending}\nexport default [reading, graphqlTransportLive];`,
  "… the first shop's, and their answers read": `${decoding}\nexport default [reading, graphqlTransportLive, ${operations.map((folder) => `{ ...${folder} }`).join(", ")}];`,
};
