import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultSettings } from "@kamra/core/settings";
import { expect, it } from "vitest";
import { root } from "./setup/step.ts";

const sources = globSync("{apps,packages}/*/{src,server}/**/*.{ts,tsx,css,html}", { cwd: root });

/** Not the shop's name: the development panel's name of the software. */
const software = ["packages/react/src/development/DevelopmentPanel.tsx"];
const settings = "packages/core/src/kernel/ShopSettings.ts";

const isTest = (path: string) => /\.(?:test|stories)\.|\.test\b|\/(?:testing|stories|generated)\//.test(path);
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

it("[CONST-1] only the settings name the brand", () => {
  expect(sources.length).toBeGreaterThan(1000);
  const naming = sources
    .filter((path) => !isTest(path) && !software.includes(path))
    .filter((path) => {
      const code = withoutComments(readFileSync(join(root, path), "utf8"));
      return new RegExp(`\\b${defaultSettings.brand}\\b`).test(code);
    });
  expect(naming).toEqual([settings]);
});
