import { chromium } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findBrowser } from "../../../scripts/setup/findBrowser.ts";
import { root } from "../../../scripts/setup/step.ts";

/** Remakes the pictures of the installed shop from its `icon.svg`. Systems cut maskable ones to a shape: theirs fill all of the square. */
const folder = join(root, "apps/storefront/public");
const svg = await readFile(join(folder, "icon.svg"), "utf8");
const icons = [
  { name: "any-192", size: 192, picture: svg },
  { name: "any-512", size: 512, picture: svg },
  {
    name: "maskable-512",
    size: 512,
    picture: svg
      .replace(' rx="16"', "")
      .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
      .replace('<rect width="64" height="64"', '<rect x="-8" y="-8" width="80" height="80"'),
  },
];

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
for (const { name, size, picture } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0;background:none}svg{display:block;width:100vw;height:100vh}</style>${picture}`,
  );
  await page.screenshot({ path: join(folder, `icons/${name}.png`), omitBackground: true });
}
await browser.close();
