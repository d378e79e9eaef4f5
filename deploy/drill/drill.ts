import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { circumstances, drillTable } from "./drillTable.ts";
import { type Outcome, runDrill } from "./runDrill.ts";
import { standApart } from "./standApart.ts";
import { findTools } from "./tools.ts";
import { root, runCommand, tool } from "../../scripts/setup/step.ts";

// npm run drill                         builds a cluster that fails over, lets shoppers buy for five minutes, and breaks one part after another
// npm run drill -- --short              half a minute: one primary dies
// npm run drill -- --only kill,freeze   some faults: kill, freeze, cut, shop, ahead, restart
// npm run drill -- --minutes 30         shoppers come for longer
// npm run drill -- --write              writes the table into docs/scaling.md
// npm run drill -- --if-possible        leaves it out, and says so, where its programs are missing

const { values } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    minutes: { type: "string", default: "5" },
    write: { type: "boolean", default: false },
    "if-possible": { type: "boolean", default: false },
  },
});

const page = join(root, "docs/scaling.md");
const mark = { begin: "<!-- drill -->", end: "<!-- /drill -->" };

/** Why the drill has failed. */
function faultsIn({ losses, summaries, facts, reads, lostInControl }: Outcome): ReadonlyArray<string> {
  const { lost, twice, oversold } = losses;
  const wrong = summaries.flatMap((summary) =>
    Object.entries(summary.wrong).map(([what, times]) => `${times} × ${what} (${summary.title})`),
  );
  return [
    ...lost.map((fact) => `lost: ${JSON.stringify(fact)}`),
    ...twice.map((cart) => `ordered twice: cart ${cart}`),
    ...oversold.map((what) => `oversold: ${what}`),
    ...wrong.map((what) => `neither an answer nor 503 with Retry-After: ${what}`),
    ...(facts.order === 0 ? ["nobody ordered, so nothing is proved"] : []),
    ...(reads.replica === 0 ? ["the replica answered nothing, so nothing is proved about it"] : []),
    ...(lostInControl === 0 ? ["the control lost nothing, so nothing is proved"] : []),
  ];
}

function describe({ summaries, losses, facts, reads, lostInControl, network }: Outcome): string {
  const { lost, twice, oversold } = losses;
  const refused = summaries.reduce((sum, { counts }) => sum + counts.refused, 0);
  return [
    `${circumstances(new Date())}: of ${facts.cart} answered changes of carts, ${facts.order} orders and ${facts.payment} payments ${lost.length} were lost.`,
    `${twice.length} orders came twice, ${oversold.length} products or time slots were oversold (${refused} wishes were refused, because too little was left).`,
    `Of the statements that a replica may answer it answered ${reads.replica}, and the writer ${reads.writer}.`,
    ...(lostInControl === null
      ? []
      : [`The control without synchronous replication lost ${lostInControl} answered writes.`]),
    `The network is ${network}.`,
    "",
    drillTable(summaries, losses),
  ].join("\n");
}

async function write(text: string): Promise<void> {
  const [before = "", rest = ""] = readFileSync(page, "utf8").split(mark.begin);
  writeFileSync(page, `${before}${mark.begin}\n\n${text}\n\n${mark.end}${rest.split(mark.end)[1] ?? ""}`);
  await runCommand(tool("oxfmt", page));
}

standApart();
const tools = findTools();
if ("missing" in tools) {
  console.log(`[drill] Left out: it needs Debian's packages ${tools.missing.join(", ")}.`);
  process.exit(values["if-possible"] ? 0 : 1);
}
const built = await runCommand(
  tool("turbo", "run", "build", "--filter=@kamra/storefront", "--output-logs=errors-only"),
);
if (built !== 0) process.exit(built);
const outcome = await runDrill({
  tools,
  only: values.short ? ["kill"] : values.only.split(",").filter(Boolean),
  minutes: values.short ? 0 : Number(values.minutes),
  hasControl: !values.short && values.only === "",
});
const text = describe(outcome);
console.log(`\n${text}\n`);
if (values.write) await write(text);
const faults = faultsIn(outcome);
for (const fault of faults) console.error(`[drill] ${fault}`);
if (faults.length === 0) rmSync(outcome.folder, { recursive: true, force: true });
else console.error(`[drill] Logs and answers are in ${outcome.folder}`);
process.exit(faults.length === 0 ? 0 : 1);
