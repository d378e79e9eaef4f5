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

/** What cannot read the shop's style sheet: mails, the installed app, the browser's frame. */
const outsideOfStyles = [
  "apps/backend/src/mail/mailStyles.ts",
  "apps/backend/src/mail/mailboxRoutes.ts",
  "apps/backend/src/operations/operationsPage.ts",
  "apps/storefront/public/icon.svg",
  "apps/storefront/server/appRoutes.ts",
  "apps/storefront/src/document/Document.tsx",
];

const coloursOf = (path: string) =>
  (readFileSync(join(root, path), "utf8").match(/#[0-9a-f]{6}\b/gi) ?? []).map((colour) => colour.toLowerCase());

it("repeats no colour but those of the tokens where a style sheet cannot be read", () => {
  const tokens = coloursOf("packages/ui/generated/tokens/tokens.css");
  for (const path of outsideOfStyles) {
    expect(coloursOf(path).length, path).toBeGreaterThan(0);
    expect(
      coloursOf(path).filter((colour) => !tokens.includes(colour)),
      `${path}: take a colour of packages/ui/generated/tokens/tokens.css`,
    ).toEqual([]);
  }
});
