import { capitalized, checkedName } from "./nameParts.ts";
import type { Plan, ReadFile } from "./Plan.ts";
import { planFiles } from "./planFiles.ts";

interface Names {
  /** `reviews` */
  readonly name: string;
  /** `Reviews` */
  readonly type: string;
}

const stateText = ({ name, type }: Names) => `
/** What the shop knows of ${name}. */
export interface ${type}State {
  readonly names: ReadonlyArray<string>;
}
`;

const liveText = ({ name, type }: Names) => `
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { command } from "../../kernel/command.ts";
import { makeStore } from "../../kernel/makeStore.ts";
import { queue } from "../../kernel/queue.ts";
import type { ${type}State } from "../model/${type}State.ts";
import { ${type}Service } from "./Shop${type}.ts";

export const ${name}ServiceLive = Layer.effect(
  ${type}Service,
  Effect.gen(function* () {
    const state = makeStore<${type}State>({ names: [] });
    const add = yield* command({ name: "${name}.add", policy: queue, requests: 0 }, (name: string) =>
      Effect.sync(() => state.set({ names: [...state.get().names, name] })),
    );
    return ${type}Service.of({ state, add });
  }),
);
`;

const shopText = ({ name, type }: Names) => `
import * as Context from "effect/Context";
import type { Command, Form } from "../../kernel/methodForms.ts";
import type { Store } from "../../kernel/Store.ts";
import type { ${type}State } from "../model/${type}State.ts";

/** What \`shop.${name}\` offers, in one sentence. */
export interface Shop${type}<As extends Form = "promise"> {
  readonly state: Store<${type}State>;
  /** Queued; no request. */
  readonly add: (name: string) => Command<As>;
}

/** \`shop.${name}\` for other services. */
export class ${type}Service extends Context.Service<${type}Service, Shop${type}<"effect">>()(
  "@kamra/core/${name}/${type}Service",
) {}
`;

const capabilityText = ({ name, type }: Names) => `
import type { Capability } from "../../capability/Capability.ts";
import { capability } from "../../capability/inside.ts";
import { opened } from "../../capability/opened.ts";
import type { ${type}Texts } from "../text.hu.ts";
import { ${name}ServiceLive } from "./${name}ServiceLive.ts";
import { type Shop${type}, ${type}Service } from "./Shop${type}.ts";

declare module "../../kernel/ShopTypes.ts" {
  interface ShopApis {
    readonly ${name}: Shop${type};
  }
  interface Texts {
    readonly ${name}: ${type}Texts;
  }
}

/** What it is for, in one sentence: \`shop.${name}\`. */
export const ${name}: Capability<"${name}", Shop${type}> = capability({
  name: "${name}",
  open: opened(${type}Service, ${name}ServiceLive, { except: {} }),
});
`;

const textsText = ({ name, type }: Names) => `
export const ${name}Texts = {
  title: "${type}",
};

export type ${type}Texts = typeof ${name}Texts;
`;

const englishText = ({ name, type }: Names) => `
import type { ${type}Texts } from "./text.hu.ts";

/** In British English. */
export const ${name}Texts: ${type}Texts = {
  title: "${type}",
};
`;

const testText = ({ name }: Names) => `
import { expect, it } from "vitest";
import { createShop, ${name} } from "../../index.ts";

it("adds names in the order of the calls", async () => {
  const shop = createShop({ capabilities: [${name}], endpoint: "/graphql", fetch: () => new Promise(() => {}) });
  await Promise.all([shop.${name}.add("a"), shop.${name}.add("b")]);
  expect(shop.${name}.state.get()).toEqual({ names: ["a", "b"] });
  shop.dispose();
});
`;

const hookText = ({ name, type }: Names) => `
"use client";
import { ${name} } from "@kamra/core";
import type { ${type}State } from "@kamra/core/${name}";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** What the shop knows of ${name}. */
export function use${type}(): ${type}State {
  return useStore(useShop(${name}).${name}.state);
}
`;

const servicesText = ({ name, type }: Names) => `
export { ${name} } from "./capability.ts";
export type { Shop${type} } from "./Shop${type}.ts";
`;

const entryText = (folder: string) => `    "./${folder}": {
      "@kamra/source": "./src/${folder}/index.ts",
      "types": "./dist/${folder}/index.d.ts",
      "default": "./dist/${folder}/index.js"
    },`;

/** A capability: its model, service, public object, texts and test, its entry, its place among the layers and its hook. */
export function planCapability([word]: ReadonlyArray<string>, read: ReadFile): Plan {
  const name = checkedName(word, "camelCase", "a capability");
  const names = { name, type: capitalized(name) };
  const { type } = names;
  const [core, react] = ["packages/core", "packages/react/src"];
  const source = `${core}/src/${name}`;
  const { create, addAbove, addBelow, addExports, plan } = planFiles(read);
  create(`${source}/index.ts`, `export type { ${type}State } from "./model/${type}State.ts";\n`);
  create(`${source}/model/${type}State.ts`, stateText(names));
  create(`${source}/service/${name}ServiceLive.ts`, liveText(names));
  create(`${source}/service/Shop${type}.ts`, shopText(names));
  create(`${source}/service/capability.ts`, capabilityText(names));
  create(`${source}/text.hu.ts`, textsText(names));
  create(`${source}/text.en.ts`, englishText(names));
  create(`${source}/service/${name}.test.ts`, testText(names));
  create(`${react}/use${type}.ts`, hookText(names));
  create(`${source}/service/index.ts`, servicesText(names));
  addAbove(`${core}/src/index.ts`, 'export * from "./shop/index.ts"', `export * from "./${name}/service/index.ts";`);
  addAbove(`${core}/package.json`, '    "./schema"', entryText(name));
  addAbove(`${core}/package.json`, '    "./schema"', entryText(`${name}/service`));
  addAbove(`${core}/README.md`, "`/catalogue`", `\`/${name}\`,`);
  addAbove(`${core}/README.md`, "`account`,", `\`${name}\`,`);
  for (const [file, language] of [
    ["texts", "hu"],
    ["texts.en", "en"],
  ]) {
    const texts = `${core}/src/shop/${file}.ts`;
    addAbove(texts, "import { timeTexts }", `import { ${name}Texts } from "../${name}/text.${language}.ts";`);
    addAbove(texts, "  time:", `  ${name}: ${name}Texts,`);
  }
  addAbove("scripts/config/folderLayers.ts", "    // The whole shop.", `    "${name}",`);
  addExports(`${react}/index.ts`, `./use${type}.ts`, `export { use${type} }`);
  addBelow("packages/react/README.md", "| `use", `| \`use${type}()\` | what the shop knows of ${name} |`);
  return plan([
    "Add its commands to the table in packages/core/src/shopCommands.test.ts.",
    "Its rules: node scripts/run.js templates/new rule FOLDER/NAME SECTION",
    "node scripts/run.js layers",
  ]);
}
