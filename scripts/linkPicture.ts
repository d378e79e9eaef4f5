import { chromium } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { demoPictures } from "@kamra/demo-data";
import { findBrowser } from "./setup/findBrowser.ts";
import { root } from "./setup/step.ts";
import { linkPicture } from "../apps/storefront/src/features/meta/linkPicture.ts";

/** Remakes the picture of shared links: a still life without words, and the shop's `icon.svg`. */
const folder = join(root, "apps/storefront/public");
const scene = await demoPictures.draw("scene.green-apple.bread.glass-of-milk.carrot.cheese-wedge", "full");
if (scene === null) throw new Error("The still life cannot be drawn");
const icon = await readFile(join(folder, "icon.svg"), "utf8");

const { width, height, path } = linkPicture;
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width, height } });
await page.setContent(
  `<style>body{margin:0}svg{position:absolute}.scene svg{inset:0;width:100vw;height:100vh}.icon svg{inset:64px auto auto 64px;width:128px}</style>
  <div class="scene">${scene.replace("<svg ", '<svg preserveAspectRatio="xMidYMax slice" ')}</div><div class="icon">${icon}</div>`,
);
await page.screenshot({ path: join(folder, path) });
await browser.close();
