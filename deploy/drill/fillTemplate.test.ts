import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../scripts/setup/step.ts";
import { filled } from "./fillTemplate.ts";

const read = (name: string) => readFileSync(join(root, "deploy", name), "utf8");
const templates = ["etcd.yml", "patroni.yml", "haproxy/database.cfg", "haproxy/shop.cfg"];

it("deploy/settings.env has every setting that the files of deploy need, and no other", () => {
  const lines = read("settings.env").split("\n");
  const settings = Object.fromEntries(
    lines.flatMap((line) =>
      Array.from(line.matchAll(/^(\w+)=(.+)$/g), ([, name = "", value = ""]) => [name, value] as const),
    ),
  );
  const used = new Set<string>();
  for (const name of templates) {
    expect(filled(read(name), settings)).not.toContain("${");
    for (const [, setting = ""] of read(name).matchAll(/\$\{(\w+)\}/g)) used.add(setting);
  }
  expect([...used].toSorted()).toEqual(Object.keys(settings).toSorted());
});

it("a template that needs an unknown setting is refused with its name", () => {
  expect(() => filled("port ${PORT}", {})).toThrow("The template needs the setting PORT");
});
