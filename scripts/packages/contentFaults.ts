import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { published } from "./published.ts";

const most = { files: 700, megabytes: 3 };

/** What npm's page of a package shows, and what tools ask for. */
const fields = ["description", "license", "repository", "homepage", "bugs", "keywords", "engines", "sideEffects"];
const files = ["README.md", "LICENSE", "package.json"];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** What is missing in a package's own description. */
export function manifestFaults(manifest: unknown): ReadonlyArray<string> {
  if (!isRecord(manifest)) return ["package.json is no object"];
  const { exports, dependencies, peerDependencies } = manifest;
  const ours = Object.keys({
    ...(isRecord(dependencies) && dependencies),
    ...(isRecord(peerDependencies) && peerDependencies),
  });
  return [
    ...fields.flatMap((field) => (field in manifest ? [] : [`has no ${field}`])),
    ...(isRecord(exports) && exports["./package.json"] === "./package.json" ? [] : ["does not export ./package.json"]),
    ...(manifest["private"] === true ? ["is private"] : []),
    ...ours.flatMap((name) =>
      name.startsWith("@kamra/") && !published.includes(name.slice("@kamra/".length))
        ? [`needs ${name}, which is not published`]
        : [],
    ),
  ];
}

/** The files of an unpacked package, its size, and what publint says. */
export async function contentFaults(home: string): Promise<ReadonlyArray<string>> {
  const name = `@kamra/${basename(home)}`;
  const packed = readdirSync(home, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(join(home, file)).isFile(),
  );
  const megabytes = packed.reduce((sum, file) => sum + statSync(join(home, file)).size, 0) / 1e6;
  console.log(`${name}: ${packed.length} files, ${megabytes.toFixed(1)} MB`);
  const { messages, pkg } = await publint({ pkgDir: home, strict: true });
  return [
    ...(packed.length > most.files ? [`has more than ${most.files} files`] : []),
    ...(megabytes > most.megabytes ? [`has more than ${most.megabytes} MB`] : []),
    ...packed.flatMap((file) => (/\.(?:test|stories)\./.test(file) ? [`publishes ${file}`] : [])),
    ...files.flatMap((file) => (packed.includes(file) ? [] : [`has no ${file}`])),
    ...manifestFaults(JSON.parse(readFileSync(join(home, "package.json"), "utf8"))),
    ...messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code),
  ].map((fault) => `${name} ${fault}`);
}
